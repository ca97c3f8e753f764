import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, pageQuery } from '../shared.ts'
import { activeUntilSchema } from './fields.ts'

/** Characters of the text of a banner. */
export const BANNER_LIMIT = 500

/** What a banner says and when; a first line followed by others is its heading. */
const contentEntries = {
  value: v.string(),
  enabled: v.boolean(),
  /** Null: from the moment it is switched on. */
  active_from: v.nullable(instantSchema),
  /** Null: until it is switched off. */
  active_until: v.nullable(instantSchema),
}

const bannerSchema = v.object({
  /** Says where it can be shown: `alert_all`, `alertFiz_blog`. */
  key: v.string(),
  ...contentEntries,
  /** Counts changes: a change names the one that it was made from. */
  version: v.number(),
  updated_at: instantSchema,
})

/** One change of a banner. */
export const bannerChangeSchema = v.object({
  change_id: v.number(),
  at: instantSchema,
  key: v.string(),
  /** Null: it was made. */
  before: v.nullable(v.object(contentEntries)),
  /** Null: it was removed. */
  after: v.nullable(v.object(contentEntries)),
  author_id: idSchema,
  author_email: v.string(),
})

/** Banners over the pages of the sites (CONSOLE-12). */
export const adminBanners = {
  listBanners: endpoint({
    id: 'OWN-admin-banners',
    method: 'GET',
    path: '/admin/banners',
    access: 'staff:banners.write',
    reply: v.object({
      banners: v.array(bannerSchema),
      /** The sites that banners are shown on, one of each brand. */
      sites: v.array(
        v.object({ brand: v.picklist(['realty', 'fiz']), name: v.string(), origin: v.string() }),
      ),
    }),
  }),
  /** The same banner in one place or in several; one that another changed meanwhile is not overwritten, and no other is saved then. */
  saveBanner: endpoint({
    id: 'OWN-admin-banner-save',
    method: 'PUT',
    path: '/admin/banners',
    access: 'staff:banners.write',
    body: v.object({
      places: v.pipe(
        v.array(
          v.object({
            key: v.pipe(v.string(), v.trim(), v.maxLength(100, 'Такой страницы нет')),
            /** The version that the change is made from; null: there was no banner. */
            version: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
          }),
        ),
        v.minLength(1, 'Назовите, где показать'),
        v.maxLength(2, 'Не больше двух мест сразу'),
      ),
      value: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, 'Напишите текст'),
        v.maxLength(BANNER_LIMIT, `Не больше ${BANNER_LIMIT} знаков`),
      ),
      enabled: v.boolean(),
      active_from: activeUntilSchema,
      active_until: activeUntilSchema,
    }),
    reply: v.object({ banners: v.array(bannerSchema) }),
    errors: ['record/changed'],
  }),
  /** Newest first, of all banners or of one. */
  listBannerChanges: endpoint({
    id: 'OWN-admin-banner-changes',
    method: 'GET',
    path: '/admin/banners/changes',
    access: 'staff:banners.write',
    query: v.object({ key: v.optional(v.pipe(v.string(), v.maxLength(100))), ...pageQuery }),
    reply: v.object({ changes: v.array(bannerChangeSchema) }),
  }),
}
