import type { Operator } from './legal-document.ts'

interface Asked {
  /** Who watches: the name of the client, or the address where the client has given none. */
  readonly client: string
  /** Why, in the client's words. */
  readonly purpose: string
  /** What is looked at, in words: «Исполнительные производства». */
  readonly questions: readonly string[]
}

/** What a person agrees to whose data are looked at again and again; stored with the consent (152-FZ, article 9). */
export const watchConsentText = (
  { name }: Pick<Operator, 'name'>,
  { client, purpose, questions }: Asked,
): string =>
  `Я разрешаю ${name} регулярно запрашивать по моим фамилии, имени, отчеству, дате рождения и региону открытые сведения: ${questions.join(', ').toLowerCase()} — и сообщать об их изменениях: ${client}. Цель: ${purpose}. Согласие действует, пока идет слежение; отозвать его можно в любой день по этой же ссылке, и слежение закончится в тот же день.`
