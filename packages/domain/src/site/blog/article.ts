import * as v from 'valibot'

/** An article of the blog (BLOG-10); ids from outside are texts (FIND-09). */
export const articleSchema = v.object({
  id: v.string(),
  title: v.string(),
  /** Address of the picture; an SVG may come inside it (`data:`). */
  image: v.nullable(v.string()),
  /** The last values, at most 100, newest first. */
  ratings: v.array(v.number()),
  tags: v.array(v.string()),
  category: v.nullable(v.string()),
  author: v.nullable(v.string()),
  createdAt: v.string(),
})

/** An article of the blog (BLOG-10). */
export type Article = v.InferOutput<typeof articleSchema>
