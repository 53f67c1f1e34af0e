/** Raised when a remote built against the old contract could no longer run in a host with the new one. */
export const CONTRACT_VERSION = 2;
