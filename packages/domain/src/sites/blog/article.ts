import * as v from 'valibot'

/** An article of the blog (BLOG-10); ids from outside are texts (FIND-09). */
export const articleSchema = /* @__PURE__ */ v.object({
  id: /* @__PURE__ */ v.string(),
  title: /* @__PURE__ */ v.string(),
  /** Address of the picture; an SVG may come inside it (`data:`). */
  image: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  /** The last values, at most 100, newest first. */
  ratings: /* @__PURE__ */ v.array(/* @__PURE__ */ v.number()),
  tags: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  category: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  author: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  createdAt: /* @__PURE__ */ v.string(),
})

/** Articles on a page of the blog. */
export const ARTICLES_ON_PAGE = 10

/** An article of the blog (BLOG-10). */
export type Article = v.InferOutput<typeof articleSchema>
