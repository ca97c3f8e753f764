/** The site of an advert as people know it: `doma.example.com`. */
export const siteHost = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'площадке')
