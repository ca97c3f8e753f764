import { REQUIRED_MESSAGE } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema, instantSchema } from './shared.ts'

/** What is blacked out in a shared copy: kinds of texts, and whole sections by their ids. */
export const hiddenPartsSchema = v.object({
  kinds: v.pipe(v.array(v.picklist(['name', 'number', 'birth'])), v.maxLength(3)),
  sections: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(200)),
})

/** What is blacked out in a shared copy. */
export type HiddenParts = v.InferOutput<typeof hiddenPartsSchema>

/** A link to a report, as its buyer sees it. */
export const reportShareSchema = v.object({
  share_id: idSchema,
  report_id: idSchema,
  /** For whom it is, in the buyer's words. */
  name: v.string(),
  /** Path of the receiver's page, with what opens it behind `#`. */
  path: v.string(),
  created_at: instantSchema,
  ends_at: instantSchema,
  revoked_at: v.nullable(instantSchema),
  hide: hiddenPartsSchema,
  /** The last hundred tries, newest first; `shown` is false where the link had ended. */
  openings: v.array(v.object({ at: instantSchema, browser: v.string(), shown: v.boolean() })),
})

/** A link to a report. */
export type ReportShare = v.InferOutput<typeof reportShareSchema>

const share = v.object({ id: idSchema })

export const shares = {
  /** The report as it is signed, whole: from it the buyer's page shows beforehand what a receiver will see. */
  getProof: endpoint({
    id: 'OWN-report-proof',
    method: 'GET',
    path: '/report/{id}/proof',
    access: 'order',
    params: v.object({ id: idSchema }),
    reply: v.object({
      code: v.string(),
      /** An SD-JWT (RFC 9901); `@proverka/report-proof` reads it. */
      token: v.string(),
    }),
    errors: ['order/not-found', 'access/denied', 'report/not-signed'],
  }),
  listShares: endpoint({
    id: 'OWN-report-shares',
    method: 'GET',
    path: '/report/{id}/share',
    access: 'order',
    params: v.object({ id: idSchema }),
    reply: v.array(reportShareSchema),
    errors: ['order/not-found', 'access/denied'],
  }),
  createShare: endpoint({
    id: 'OWN-report-share',
    method: 'POST',
    path: '/report/{id}/share',
    access: 'order',
    params: v.object({ id: idSchema }),
    body: v.object({
      name: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, REQUIRED_MESSAGE),
        v.maxLength(100, 'Поле слишком длинное'),
      ),
      ends_at: v.pipe(v.string(), v.isoTimestamp('Укажите день и время')),
      hide: hiddenPartsSchema,
    }),
    reply: reportShareSchema,
    errors: [
      'order/not-found',
      'access/denied',
      'report/not-signed',
      'share/term',
      'share/fixed-section',
      'share/too-many',
      'rate/limit',
    ],
    idempotent: true,
  }),
  /** Hides more of a link that was given already; nothing that is hidden is shown again. */
  hideMore: endpoint({
    id: 'OWN-report-share-hide',
    method: 'POST',
    path: '/report/share/{id}/hide',
    access: 'order',
    params: share,
    body: hiddenPartsSchema,
    reply: reportShareSchema,
    errors: ['share/not-found', 'share/ended', 'share/fixed-section', 'report/not-signed'],
  }),
  /** Closes the receiver's page at once. */
  revokeShare: endpoint({
    id: 'OWN-report-share-gone',
    method: 'DELETE',
    path: '/report/share/{id}',
    access: 'order',
    params: share,
    reply: reportShareSchema,
    errors: ['share/not-found'],
  }),
  /** A POST, so that the token appears in no URL and in no log. */
  openShare: endpoint({
    id: 'OWN-report-shared',
    method: 'POST',
    path: '/report/shared',
    access: 'guest',
    body: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
    reply: v.object({
      report_id: idSchema,
      ends_at: instantSchema,
      /** The SD-JWT without what the buyer hides. */
      token: v.string(),
    }),
    errors: ['share/unknown', 'share/ended', 'report/not-signed', 'rate/limit'],
  }),
}
