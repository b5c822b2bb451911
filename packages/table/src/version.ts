/** Apart from the messages themselves, so that whoever only asks for these does not load what checks them. */
export const PROTOCOL_VERSION = 1;
/** As many older rows as may be asked for at once. */
export const MOST_HISTORY_ROWS = 2500;
