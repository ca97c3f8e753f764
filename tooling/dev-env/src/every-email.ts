/** All emails of the product, for anyone who follows their links. */
export { drawEveryEmail } from '@proverka/server/every-email'
