/** Version of the contract between host and remotes. Releases of different versions cannot meet. */
export const CONTRACT_VERSION = 4;
/** Raised by a change that keeps the version: a remote needs a host with this number or a higher one. */
export const CONTRACT_MINOR = 8;
