/** JSON as the text of a script element, which `<` could end. */
export const jsonInElement = (json: string): string => json.replaceAll('<', String.raw`\u003c`)
