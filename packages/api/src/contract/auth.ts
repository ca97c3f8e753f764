import { emailSchema } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import {
  flagQuerySchema,
  idSchema,
  linkTextSchema,
  personSchema,
  roublesSchema,
  sessionSchema,
} from './shared.ts'

const PASSWORD_MIN = 8
const PASSWORD_MAX = 128

/** AMB-60: a new password has 8 to 128 characters and no rule of composition. */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.minLength(PASSWORD_MIN, 'Поле слишком короткое'),
  v.maxLength(PASSWORD_MAX, 'Поле слишком длинное'),
)

const requiredText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Обязательное поле'),
  v.maxLength(200, 'Поле слишком длинное'),
)

/** A login name: the address in lower case, without spaces around it. */
const usernameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.minLength(1, 'Обязательное поле'),
  emailSchema,
)

export const consentKindSchema = v.picklist(['offer', 'personal-data', 'marketing'])

export const auth = {
  register: endpoint({
    id: 'CALL-008',
    method: 'POST',
    path: '/register',
    access: 'guest',
    summary: 'Регистрация. Согласия сохраняются заранее вызовом saveConsents',
    query: v.object({ campaign: v.optional(linkTextSchema) }),
    body: v.object({
      name: requiredText,
      email: usernameSchema,
      phone: v.string(),
      password: newPasswordSchema,
      person_role: v.pipe(v.number(), v.integer()),
      registartion_url: v.string(),
      partner_id: v.optional(linkTextSchema),
      utm_campaign: v.optional(linkTextSchema),
    }),
    reply: sessionSchema,
    errors: ['auth/email-taken', 'auth/role-refused', 'consent/missing', 'access/denied'],
    sourceSite: true,
  }),
  login: endpoint({
    id: 'CALL-009',
    method: 'POST',
    path: '/login',
    access: 'guest',
    summary: 'Вход по почте и паролю',
    body: v.object({ username: v.pipe(v.string(), v.trim(), v.toLowerCase()), password: v.string() }),
    reply: sessionSchema,
    errors: ['auth/bad-credentials', 'rate/limit'],
  }),
  /** Answers `valid: false` instead of an error: the caller then forgets the token. */
  checkToken: endpoint({
    id: 'CALL-010',
    method: 'POST',
    path: '/token',
    access: 'guest',
    summary: 'Проверка токена; одноразовый токен из ссылки меняется на токен сессии',
    reply: v.object({
      valid: v.boolean(),
      account: v.nullable(
        v.object({ balance: roublesSchema, sum_of_transactions: roublesSchema, person_id: v.string() }),
      ),
      person: v.nullable(personSchema),
      tariff: v.nullable(v.object({ tariff_simple_id: v.number() })),
      /** A session token, when the one that was sent came from a link (SEC-01). */
      token: v.optional(v.string()),
    }),
  }),
  logout: endpoint({
    id: 'OWN-logout',
    method: 'POST',
    path: '/logout',
    access: 'user',
    summary: 'Выход: токен больше не действует; с everywhere — все входы, ссылки и токен API',
    query: v.object({ everywhere: flagQuerySchema }),
    reply: v.object({ ended: v.literal(true) }),
  }),
  resetPassword: endpoint({
    id: 'CALL-011',
    method: 'PUT',
    path: '/reset',
    access: 'guest',
    summary: 'Новый пароль письмом',
    body: v.object({ username: usernameSchema }),
    bodyType: 'form',
    reply: v.object({ reset: v.literal('ok') }),
    errors: ['rate/limit'],
  }),
  /** LAW-01: each consent is a document of its own; the server keeps text hash, version, time, address and page. */
  saveConsents: endpoint({
    id: 'OWN-consents',
    method: 'POST',
    path: '/consents',
    access: 'guest',
    summary: 'Сохранение данных согласий перед регистрацией или заказом',
    body: v.object({
      email: usernameSchema,
      kinds: v.pipe(v.array(consentKindSchema), v.minLength(1)),
      page: v.pipe(v.string(), v.maxLength(2000)),
    }),
    reply: v.object({ consent_id: idSchema }),
  }),
}
