/** All emails of the product, for whoever follows their links. */
export { drawEveryEmail } from '@proverka/server/every-email'
