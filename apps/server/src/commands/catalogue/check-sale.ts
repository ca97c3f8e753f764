import { pluralWord } from '@proverka/domain'
import { catalogueProduct, isAnswerable, PRODUCTS, unansweredTitles } from '@proverka/domain/orders'
import type { BrandKey } from '@proverka/domain/sites'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { AppContext } from '../../services/context.ts'
import { listPricedProducts } from '../../services/orders/prices.ts'
import type { SetupLine } from '../setup-line.ts'

const PART = 'Продажа'

/** What a site of each brand is there for, as it is missed. */
const PURPOSES: {
  readonly [brand in BrandKey]: { readonly of: (name: string) => boolean; readonly about: string }
} = {
  realty: { of: (name) => catalogueProduct(name)?.subject === 'property', about: 'об объектах' },
  fiz: {
    of: (name) => catalogueProduct(name)?.subject !== 'property',
    about: 'о людях, компаниях и машинах',
  },
}

/**
 * What the sites of each brand can sell with the sources of this server; a site that sells nothing of its purpose is not
 * ready.
 */
export async function checkSale(context: AppContext): Promise<SetupLine[]> {
  const lines: SetupLine[] = []
  for (const brand of ['realty', 'fiz'] as const) {
    const sites = context.config.sites.filter((site) => site.brand === brand)
    const [first] = sites
    if (first) lines.push(...(await describeSale(context, first, sites.map(({ host }) => host).join(', '))))
  }
  return lines
}

async function describeSale(context: AppContext, site: SiteConfig, host: string): Promise<SetupLine[]> {
  const answered = await context.sources.answered()
  const sold = (await listPricedProducts(context, site, undefined, {})).map(
    ({ product_name }) => product_name,
  )
  const { of, about } = PURPOSES[site.brand]
  const known = PRODUCTS.filter(({ brands }) => brands.includes(site.brand)).map(
    ({ product_name }) => product_name,
  )
  const silent = known.filter((name) => !isAnswerable(name, answered))
  const titled = (names: readonly string[]) =>
    names.map((name) => catalogueProduct(name)?.product_name_ru ?? name).join(', ')
  const count = `${sold.length} ${pluralWord(sold.length, 'отчет', 'отчета', 'отчетов')}`
  return [
    sold.some(of)
      ? {
          part: PART,
          state: 'done',
          text: `${host}: ${count}: ${sold.map((name) => describe(name)).join('; ')}`,
        }
      : {
          part: PART,
          state: 'missing',
          text: `${host}: ${about} не продается ничего: ни один подключенный источник на это не отвечает (SOURCES)`,
        },
    ...(silent.length > 0
      ? [
          {
            part: PART,
            state: 'warning',
            text: `${host}: без источника не продаются: ${titled(silent)}`,
          } as const,
        ]
      : []),
  ]

  function describe(name: string): string {
    const title = titled([name])
    const open = unansweredTitles(name, answered)
    return open.length > 0 ? `${title} (без ответа: ${open.join(', ')})` : title
  }
}
