import { describe, expect, it } from 'vitest'
import { readEnv } from '../../commands/env.ts'

describe('the settings of contractors', () => {
  const read = (env: Record<string, string>) => readEnv({ NODE_ENV: 'production', ...env }).contractors
  const APIEGRN = { CONTRACTOR_APIEGRN_KEY: 'token-1' }

  it('are off until a key is set, and then say who orders which document', () => {
    expect(read({})).toBeUndefined()
    expect(
      read({
        ...APIEGRN,
        CONTRACTOR_APIEGRN_URL: 'https://apirosreestr.ru/api/',
        CONTRACTOR_REESTR_API_KEY: 'token-2',
        CONTRACTOR_REESTR_API_PRICE: '190',
        EXTRACTS_THROUGH: 'reestr-api',
        RIGHTS_HISTORIES_THROUGH: 'apiegrn, hand',
        CONTRACTOR_LOW_BALANCE: '500',
      }),
    ).toEqual({
      connected: [
        { name: 'apiegrn', key: 'token-1', url: 'https://apirosreestr.ru/api' },
        { name: 'reestr-api', key: 'token-2', url: 'https://reestr-api.ru/v1', priceKopecks: 19_000 },
      ],
      channels: {
        extract: { contractor: 'reestr-api', thenHand: false },
        'rights-history': { contractor: 'apiegrn', thenHand: true },
      },
      lowBalanceKopecks: 50_000,
    })
  })

  it('refuse a document that goes to nobody who can order it', () => {
    const refused = (env: Record<string, string>) => () => read(env)
    expect(refused({ ...APIEGRN, EXTRACTS_THROUGH: 'kadnet' })).toThrow('EXTRACTS_THROUGH не подходит')
    expect(refused({ ...APIEGRN, EXTRACTS_THROUGH: 'apiegrn,reestr-api' })).toThrow('«,hand»')
    expect(refused({ EXTRACTS_THROUGH: 'apiegrn' })).toThrow('ключ контрагента apiegrn не задан')
    expect(refused({ CONTRACTOR_REESTR_API_KEY: 'token-2', RIGHTS_HISTORIES_THROUGH: 'reestr-api' })).toThrow(
      'таких документов не заказывает',
    )
    expect(refused({ ...APIEGRN, CONTRACTOR_LOW_BALANCE: 'мало' })).toThrow('CONTRACTOR_LOW_BALANCE')
  })
})
