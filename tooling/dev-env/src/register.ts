export { readRegisterObjects } from '@proverka/server/register'
