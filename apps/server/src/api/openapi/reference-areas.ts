import type { Permission } from '@proverka/domain/accounts'
import type { ErrorCode } from '@proverka/domain/errors'
import { AREA_NAMES } from './area-names.ts'
import type { Json } from './json-schema.ts'
import type { Readers } from './open-api.ts'

/** An operation of a document, as the pages show it. */
export interface Operation {
  readonly operationId: string
  readonly summary?: string
  readonly tags: readonly string[]
  readonly 'x-access': string
  readonly 'x-permission'?: Permission
  readonly 'x-token-scope'?: 'read' | 'order'
  readonly 'x-errors': readonly ErrorCode[]
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Partial<Body>>>
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly example?: string
  readonly schema: Json
}

export interface Body {
  readonly content: Readonly<Record<string, { readonly schema: Json; readonly example?: Json }>>
}

export interface Call extends Operation {
  readonly method: string
  readonly path: string
}

/** A document as the pages read it. */
export interface OpenApi {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: {
    readonly schemas: Readonly<Record<string, Json>>
    readonly parameters: Readonly<Record<string, Parameter>>
  }
}

/** What one page of the reference is about. */
export interface Area {
  /** Its place below `/api-docs/`. */
  readonly slug: string
  readonly title: string
  readonly readers: Readers
  readonly document: OpenApi
  readonly calls: readonly Call[]
}

/** Parts of the administration, by the first word of the path behind `/admin/`; the rest is «Обзор». */
const PARTS_OF_ADMIN: readonly { readonly slug: string; readonly title: string; readonly words: string }[] = [
  {
    slug: 'admin-orders',
    title: 'Сотрудникам: заказы',
    words: 'order_item orders fulfilments intake pending fault faults download_order_item_spv manual_update',
  },
  {
    slug: 'admin-people',
    title: 'Сотрудникам: люди',
    words: 'users clients personal_data user_logs person_tariffs tariff responsible_user',
  },
  {
    slug: 'admin-partners',
    title: 'Сотрудникам: партнеры',
    words: 'partner partner_account_sum partners',
  },
  {
    slug: 'admin-sales',
    title: 'Сотрудникам: цены и скидки',
    words: 'campaign catalogue coupon price_component products promocode',
  },
  {
    slug: 'admin-words',
    title: 'Сотрудникам: тексты и письма',
    words: 'articles banners comments email newsletter send_email_with_attachment',
  },
]
const REST_OF_ADMIN = { slug: 'admin', title: 'Сотрудникам: обзор' }

/** The pages of the reference: the calls of programs first, those of the staff last. */
export function referenceAreas(documents: Readonly<Record<Readers, OpenApi>>): readonly Area[] {
  return (['programs', 'pages', 'staff'] as const).flatMap((readers) => {
    const document = documents[readers]
    const pages = Map.groupBy(callsOf(document), (call) => pageOf(call, readers))
    return pageOrder(readers).flatMap(({ slug, title }): Area[] => {
      const calls = pages.get(slug)
      return calls ? [{ slug, title, readers, document, calls }] : []
    })
  })
}

/** Where a call is: the page of its area. */
function pageOf({ tags: [area = ''], path }: Call, readers: Readers): string {
  if (readers !== 'staff') return area
  if (area !== 'admin') return `staff-${area}`
  const [, , word = ''] = path.split('/')
  return PARTS_OF_ADMIN.find(({ words }) => words.split(' ').includes(word))?.slug ?? REST_OF_ADMIN.slug
}

function pageOrder(readers: Readers): readonly { readonly slug: string; readonly title: string }[] {
  const areas = Object.entries(AREA_NAMES).map(([slug, title]) => ({ slug, title }))
  if (readers !== 'staff') return areas
  const others = areas.map(({ slug, title }) => ({
    slug: `staff-${slug}`,
    title: `Сотрудникам: ${title.toLowerCase()}`,
  }))
  return [REST_OF_ADMIN, ...PARTS_OF_ADMIN, ...others]
}

function callsOf({ paths = {} }: OpenApi): readonly Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ ...operation, method, path })),
  )
}
