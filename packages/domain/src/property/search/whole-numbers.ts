/** Every whole cadastral number in a text, right or not. */
export const WHOLE_NUMBERS = /\d+:\d+:\d+:\d+/g
