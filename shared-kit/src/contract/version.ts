/** Raised when a remote built against one version could not run in a host built against the other. */
export const CONTRACT_VERSION = 3;
