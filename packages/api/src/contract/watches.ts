import { watchGroundInputSchema, watchSubjectInputSchema } from '@proverka/domain/reports'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema, instantSchema, linkTextSchema } from './shared.ts'
import {
  watchConsentSchema,
  watchKindSchema,
  watchMonthsSchema,
  watchPeriodSchema,
  watchRowSchema,
  watchViewSchema,
} from './watch-schemas.ts'
import { webhooks } from './webhooks.ts'

const token = v.object({ token: linkTextSchema })
const params = v.object({ id: idSchema })
const OWN_ERRORS = ['watch/not-found', 'watch/not-possible'] as const

export const watches = {
  /** What can be watched here, and what it costs. */
  getWatchOffer: endpoint({
    id: 'OWN-watch-offer',
    method: 'GET',
    path: '/watch/offer',
    access: 'guest',
    reply: v.object({ kinds: v.array(watchKindSchema) }),
  }),
  /** Those that go on first. */
  listWatches: endpoint({
    id: 'OWN-watches',
    method: 'GET',
    path: '/watch',
    access: 'user',
    reply: v.array(watchRowSchema),
  }),
  getWatch: endpoint({
    id: 'OWN-watch',
    method: 'GET',
    path: '/watch/{id}',
    access: 'user',
    params,
    reply: watchViewSchema,
    errors: ['watch/not-found'],
  }),
  /** Paid from the balance; a person is watched on a ground alone, with consent only after the person has agreed. */
  startWatch: endpoint({
    id: 'OWN-watch-start',
    method: 'POST',
    path: '/watch',
    access: 'user',
    body: v.pipe(
      v.object({
        subject: watchSubjectInputSchema,
        period: watchPeriodSchema,
        months: watchMonthsSchema,
        ground: v.optional(watchGroundInputSchema),
      }),
      v.forward(
        v.check(
          ({ subject, ground }) => subject.kind !== 'person' || ground !== undefined,
          'Укажите основание: без него за человеком не следим',
        ),
        ['ground'],
      ),
      v.forward(
        v.check(
          ({ subject, ground }) => subject.kind === 'person' || ground === undefined,
          'Основание нужно только для человека',
        ),
        ['ground'],
      ),
    ),
    bodyLimit: 16_384,
    reply: v.object({ watch_id: idSchema }),
    errors: [
      'watch/not-for-sale',
      'watch/unknown-object',
      'watch/silent-source',
      'watch/already',
      'watch/contract-over',
      'sale/closed',
      'payment/not-enough-money',
      'rate/limit',
    ],
    idempotent: true,
    timeoutMs: 60_000,
  }),
  /** The paid time does not run until it goes on. */
  pauseWatch: endpoint({
    id: 'OWN-watch-pause',
    method: 'POST',
    path: '/watch/{id}/pause',
    access: 'user',
    params,
    reply: v.object({ paused: v.literal(true) }),
    errors: OWN_ERRORS,
  }),
  resumeWatch: endpoint({
    id: 'OWN-watch-resume',
    method: 'POST',
    path: '/watch/{id}/resume',
    access: 'user',
    params,
    reply: v.object({ resumed: v.literal(true) }),
    errors: OWN_ERRORS,
  }),
  /** Ends it for good; the price of the days that are left goes back to the balance. */
  stopWatch: endpoint({
    id: 'OWN-watch-stop',
    method: 'DELETE',
    path: '/watch/{id}',
    access: 'user',
    params,
    reply: v.object({ stopped: v.literal(true) }),
    errors: OWN_ERRORS,
  }),
  /** Pays another term, which begins where this one ends. */
  prolongWatch: endpoint({
    id: 'OWN-watch-prolong',
    method: 'POST',
    path: '/watch/{id}/term',
    access: 'user',
    params,
    body: v.object({ months: watchMonthsSchema }),
    reply: v.object({ ends_at: instantSchema }),
    errors: [...OWN_ERRORS, 'watch/not-for-sale', 'sale/closed', 'payment/not-enough-money'],
    idempotent: true,
  }),
  /** The client says that the ground of watching a person still holds. */
  confirmWatchGround: endpoint({
    id: 'OWN-watch-ground',
    method: 'POST',
    path: '/watch/{id}/ground',
    access: 'user',
    params,
    reply: v.object({ confirmed: v.literal(true) }),
    errors: OWN_ERRORS,
  }),
  /** Asks the person for consent once more. */
  remindOfConsent: endpoint({
    id: 'OWN-watch-remind',
    method: 'POST',
    path: '/watch/{id}/consent',
    access: 'user',
    params,
    reply: v.object({ asked: v.literal(true) }),
    errors: [...OWN_ERRORS, 'watch/asked-lately', 'rate/limit'],
  }),
  /** By the link of its letters, without a sign-in. */
  stopByLink: endpoint({
    id: 'OWN-watch-stop-link',
    method: 'PUT',
    path: '/watch/stop',
    access: 'guest',
    body: token,
    bodyLimit: 4096,
    reply: v.object({ stopped: v.literal(true) }),
    errors: ['watch-link/unknown', 'rate/limit'],
  }),
  /** What a person is asked about, by the link that was sent there. */
  openConsent: endpoint({
    id: 'OWN-watch-consent',
    method: 'POST',
    path: '/watch/consent',
    access: 'guest',
    body: token,
    bodyLimit: 4096,
    reply: watchConsentSchema,
    errors: ['watch-link/unknown', 'rate/limit'],
  }),
  /** The word of the person: a withdrawal ends the watch at once. */
  answerConsent: endpoint({
    id: 'OWN-watch-consent-answer',
    method: 'PUT',
    path: '/watch/consent',
    access: 'guest',
    body: v.object({
      token: linkTextSchema,
      answer: v.picklist(['agree', 'refuse', 'withdraw'], 'Ответ — agree, refuse или withdraw'),
    }),
    bodyLimit: 4096,
    reply: watchConsentSchema,
    errors: ['watch-link/unknown', 'watch/not-possible', 'rate/limit'],
  }),
  ...webhooks,
}
