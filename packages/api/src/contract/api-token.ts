import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

export const apiToken = {
  getApiToken: endpoint({
    id: 'CALL-111',
    method: 'GET',
    path: '/api',
    access: 'user',
    summary: 'Последние знаки API-токена и день его выдачи; самого токена сервер не помнит',
    reply: v.nullable(v.object({ token_hint: v.string(), created_at: v.string() })),
  }),
  renewApiToken: endpoint({
    id: 'CALL-112',
    method: 'POST',
    path: '/api/create_or_renew',
    access: 'user',
    summary: 'Новый API-токен: показывается один раз, прежний перестает действовать',
    reply: v.object({ token: v.string() }),
    errors: ['access/session-needed'],
  }),
}
