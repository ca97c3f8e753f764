export { hostFetch } from '@proverka/server/host-fetch'
export { startServerProcess, type ServerProcess } from '@proverka/server/server-process'
