/** Apart from the messages themselves, so that whoever only asks for it does not load what checks them. */
export const PROTOCOL_VERSION = 1;
