export { reportOfRights } from '@proverka/server/many-rights'
