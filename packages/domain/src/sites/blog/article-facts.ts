import type { ArticleBlock } from './article-block.ts'
import type { SourceFault } from './article-source.ts'

/** Characters of a title that search engines show. */
export const TITLE_SHOWN = 60
/** Characters of a lead that they show. */
export const LEAD_SHOWN = 155

/** Latin words with hyphens between them: the address of an article below `/blog/`. */
const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Characters of an address at most. */
export const ADDRESS_LIMIT = 80

/** Whether the text can be the address of an article. */
export const isArticleAddress = (text: string): boolean => text.length <= ADDRESS_LIMIT && ADDRESS.test(text)

/** Something about an article that is looked at before it is published; an error keeps it from being published. */
export interface ArticleFact {
  readonly state: 'ok' | 'warning' | 'error'
  readonly text: string
}

/** An article before its publication. */
export interface ArticleDraft {
  readonly address: string
  readonly title: string
  readonly lead: string
  readonly category: string
  readonly author: string
  readonly tags: readonly string[]
  readonly image: string | null
  readonly blocks: readonly ArticleBlock[]
  readonly faults: readonly SourceFault[]
}

/** What the article itself does not know. */
export interface ArticleWorld {
  /** Whether another article has, or had, the address. */
  readonly isAddressTaken: boolean
  /** Whether a page of one of the sites has this name and needs no parameters. */
  readonly isPage: (route: string) => boolean
  /** Whether the catalogue has a product of this name. */
  readonly isProduct: (name: string) => boolean
}

/** What is to be known of an article before it is published, in the order of the form. */
export function articleFacts(draft: ArticleDraft, world: ArticleWorld): readonly ArticleFact[] {
  return [
    lengthFact('Заголовок', draft.title, TITLE_SHOWN),
    lengthFact('Описание', draft.lead, LEAD_SHOWN),
    addressFact(draft.address, world.isAddressTaken),
    ...missing(draft),
    ...draft.faults.map(({ line, text }) => error(`Строка ${line}: ${text}`)),
    linksFact(draft.blocks, world),
    ...productFacts(draft.blocks, world),
    draft.image === null
      ? warning('Рисунка нет: в списке останется пустое место')
      : ok('Рисунок только украшает: описания ему не нужно'),
  ]
}

const ok = (text: string): ArticleFact => ({ state: 'ok', text })
const warning = (text: string): ArticleFact => ({ state: 'warning', text })
const error = (text: string): ArticleFact => ({ state: 'error', text })

function lengthFact(name: string, text: string, shown: number): ArticleFact {
  const length = text.trim().length
  if (length === 0) return error(`${name}: пусто`)
  return length > shown
    ? warning(`${name}: ${length}\u00A0знаков, поиск покажет ${shown}`)
    : ok(`${name}: ${length} из\u00A0${shown}`)
}

function addressFact(address: string, isTaken: boolean): ArticleFact {
  if (!isArticleAddress(address)) return error('Адрес: латинские строчные буквы, цифры и дефисы между ними')
  return isTaken ? error('Адрес занят другой статьей') : ok('Адрес свободен')
}

function missing({ category, author, tags, blocks }: ArticleDraft): readonly ArticleFact[] {
  return [
    ...(category.trim() === '' ? [error('Раздел не указан')] : []),
    ...(author.trim() === '' ? [error('Автор не указан')] : []),
    ...(tags.length === 0 ? [warning('Меток нет: по темам статью не найдут')] : []),
    ...(blocks.length === 0 ? [error('Текста нет')] : []),
    ...(blocks.length > 0 && blocks.every(({ kind }) => kind !== 'heading')
      ? [warning('Заголовков в тексте нет: не будет содержания')]
      : []),
  ]
}

/** Names of the pages that an article leads to, each once. */
const routesOf = (blocks: readonly ArticleBlock[]): readonly string[] => [
  ...new Set(
    blocks.flatMap((block) => {
      if (block.kind === 'check') return [block.route]
      return 'links' in block && block.links ? block.links.map(({ route }) => route) : []
    }),
  ),
]

function linksFact(blocks: readonly ArticleBlock[], { isPage }: ArticleWorld): ArticleFact {
  const routes = routesOf(blocks)
  const lost = routes.filter((route) => !isPage(route))
  if (lost.length > 0) return error(`Ссылки никуда не ведут: ${lost.join(', ')}`)
  return routes.length === 0
    ? warning('Ссылок в тексте нет')
    : ok(`Страниц по ссылкам: ${routes.length}, все есть`)
}

function productFacts(blocks: readonly ArticleBlock[], { isProduct }: ArticleWorld): readonly ArticleFact[] {
  const names = [
    ...new Set(blocks.flatMap((block) => (block.kind === 'check' && block.product ? [block.product] : []))),
  ]
  if (names.length === 0) return []
  const unknown = names.filter((name) => !isProduct(name))
  return [
    unknown.length > 0
      ? error(`Таких товаров нет: ${unknown.join(', ')}`)
      : ok('Цены проверок взяты из каталога'),
  ]
}
