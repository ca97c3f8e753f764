import * as v from 'valibot'
import { LEGAL_TERMS } from './legal-terms.ts'

/** Words of a text that link to a page, by the name of its route: their first occurrence. */
const linkSchema = /* @__PURE__ */ v.object({
  text: /* @__PURE__ */ v.string(),
  route: /* @__PURE__ */ v.string(),
})
const linksSchema = /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(linkSchema))

/**
 * A piece of an article: text and data only, which a page maps to elements; it cannot hold markup. A `law` is a note to
 * the piece before it; a `check` offers what can be ordered on the spot; a `terms` counts from a day that the reader
 * enters (BLOG-05).
 */
export const articleBlockSchema = /* @__PURE__ */ v.variant('kind', [
  /* @__PURE__ */ v.object({ kind: /* @__PURE__ */ v.literal('heading'), text: /* @__PURE__ */ v.string() }),
  /* @__PURE__ */ v.object({
    kind: /* @__PURE__ */ v.literal('paragraph'),
    text: /* @__PURE__ */ v.string(),
    links: linksSchema,
  }),
  /* @__PURE__ */ v.object({
    kind: /* @__PURE__ */ v.literal('list'),
    items: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
    links: linksSchema,
  }),
  /* @__PURE__ */ v.object({
    kind: /* @__PURE__ */ v.literal('law'),
    /** «Ст. 7 и 62 закона № 218-ФЗ» */
    source: /* @__PURE__ */ v.string(),
    text: /* @__PURE__ */ v.string(),
  }),
  /* @__PURE__ */ v.object({
    kind: /* @__PURE__ */ v.literal('check'),
    title: /* @__PURE__ */ v.string(),
    text: /* @__PURE__ */ v.string(),
    /** The page that orders it. */
    route: /* @__PURE__ */ v.string(),
    /** Name of the product whose price is shown. */
    product: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }),
  /* @__PURE__ */ v.object({
    kind: /* @__PURE__ */ v.literal('checklist'),
    items: /* @__PURE__ */ v.array(
      /* @__PURE__ */ v.object({
        text: /* @__PURE__ */ v.string(),
        note: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
      }),
    ),
  }),
  /* @__PURE__ */ v.object({
    kind: /* @__PURE__ */ v.literal('terms'),
    name: /* @__PURE__ */ v.picklist(Object.keys(LEGAL_TERMS) as LegalTermsName[]),
  }),
])

type LegalTermsName = keyof typeof LEGAL_TERMS

/** A piece of an article. */
export type ArticleBlock = v.InferOutput<typeof articleBlockSchema>
/** Words of a text that lead to a page. */
export type ArticleLink = v.InferOutput<typeof linkSchema>
/** A piece that offers what can be ordered there and then. */
export type CheckBlock = Extract<ArticleBlock, { kind: 'check' }>
