/** Apart from the messages, so that importers of these constants do not load the schemas. */
export const PROTOCOL_VERSION = 1;
/** The most older rows that can be asked for at once. */
export const MOST_HISTORY_ROWS = 2500;
