import { contract } from '@proverka/api/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyDatabase } from './setup/copy-database.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
let guest: Visitor

beforeAll(async () => {
  server = await startTestServer()
  guest = server.visit()
})
afterAll(() => server.stop())

const found = async (query: string) => {
  const { data } = await guest.call(contract.objects.searchObjects, { query: { query } })
  return (data ?? []).map(({ Number, Address }) => (Number === '' ? Address : Number))
}

const suggested = async (query: string, count?: string) => {
  const { body } = await guest.call(contract.suggest.suggestAddresses, {
    query: { query, ...(count && { count }) },
  })
  return body['suggestions'] as { value: string; data: { cadastral_number?: string } }[]
}

const FLAT = '00:14:0203005:1047'

describe('the search for objects', () => {
  it.each([
    ['the address as the register has it', 'г. Образцовск, ул. Кленовая, д. 14, кв. 47'],
    ['any order of words', 'дом 14 квартира 47 кленовая образцовск'],
    ['other spellings of the kinds', 'город Образцовск, Кленовая улица, дом 14, квартира 47'],
    ['no marks at all', 'кленовая 14 47'],
    ['a typo in each word', 'образцвоск кленнвая 14 47'],
    ['typos in the kinds', 'Образцовск, улца Кленовая, д. 14, квратира 47'],
    ['the wrong layout', 'j,hfpwjdcr rktyjdfz 14 47'],
    ['the wrong layout in one word', 'Образцовск rktyjdfz 14-47'],
    ['the number', FLAT],
    ['the number with blanks', ' 00 14 0203005 1047 '],
    ['the number with slashes', '00/14/0203005/1047'],
    ['the number without separators', '001402030051047'],
    ['the number without leading zeros', '0:14:203005:1047'],
  ])('finds one flat by %s', async (_, query) => {
    expect(await found(query)).toEqual([FLAT])
  })

  it('[CALL-005] answers a number with at most one object', async () => {
    const { data } = await guest.call(contract.objects.searchObjects, { query: { query: FLAT } })
    expect(data).toHaveLength(1)
    expect(data).toMatchObject([
      {
        Number: FLAT,
        Address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
        Area: '54.3',
        ObjectType: 'Помещение',
        Status: expect.any(String),
      },
    ])
  })

  it('takes digits alone for a block of six when there is none of seven (AMB-51)', async () => {
    expect(await found('00140203017')).toEqual(['00:14:020301:7'])
  })

  it('gives every record of an address, those without a number and cancelled ones too', async () => {
    expect(await found('Полевая 3, кв. 1')).toEqual([
      '00:14:0203009:301',
      '00:14:0203009:302',
      '00:14:0203009:303',
      'г. Образцовск, ул. Полевая, д. 3, кв. 1, ком. 2',
    ])
  })

  it('tells numbers of a street from those of its houses', async () => {
    expect(await found('8 марта 8 кв 8')).toEqual(await found('улица 8 Марта, дом 8, квартира 8'))
    expect(await found('8 марта 8 кв 8')).toHaveLength(1)
  })

  it('finds nothing where a part of the address is of another place', async () => {
    expect(await found('Москва, ул. Кленовая, д. 14, кв. 47')).toEqual([])
    expect(await found('ул. Кленовая, д. 14, кв. 4700')).toEqual([])
    expect(await found('00:14:0203005:9999')).toEqual([])
  })

  it('hides objects whose words fit worse when others fit as typed', async () => {
    const numbers = await found('Кленовая 14')
    expect(numbers.length).toBeGreaterThan(50)
    expect(new Set(numbers.map((number) => number?.slice(0, '00:14:0203005'.length))).size).toBe(1)
  })
})

describe('suggestions', () => {
  it('go from the street to the house to the flat', async () => {
    const [street, ...houses] = await suggested('клен')
    expect(street).toEqual({ value: 'г. Образцовск, ул. Кленовая', data: {} })
    expect(houses[0]).toEqual({ value: 'г. Образцовск, ул. Кленовая, д. 2', data: {} })
    const [house, flat] = await suggested('кленовая 14')
    expect(house).toEqual({ value: 'г. Образцовск, ул. Кленовая, д. 14', data: {} })
    expect(flat).toEqual({
      value: 'г. Образцовск, ул. Кленовая, д. 14, кв. 1',
      data: { cadastral_number: '00:14:0203005:1001' },
    })
    expect((await suggested('кленовая 14, кв 4')).map(({ value }) => value)).toEqual(
      [4, 40, 41, 42, 43, 44, 45, 46].map((number) => `г. Образцовск, ул. Кленовая, д. 14, кв. ${number}`),
    )
  })

  it('forgive a typo and the wrong layout in an unfinished word', async () => {
    for (const typed of ['клин', 'rkty', 'образцовск клену']) {
      expect((await suggested(typed))[0]?.value).toBe('г. Образцовск, ул. Кленовая')
    }
  })

  it('go on from the beginning of a number', async () => {
    const rows = await suggested('00:14:0203005:104', '3')
    expect(rows).toEqual(
      ['1040', '1041', '1042'].map((parcel) => {
        const number = `00:14:0203005:${parcel}`
        return { value: number, data: { cadastral_number: number } }
      }),
    )
  })

  it('are at most as many as asked for, eight unless told', async () => {
    expect(await suggested('образцовск')).toHaveLength(8)
    expect(await suggested('образцовск', '3')).toHaveLength(3)
    expect(await suggested('нет такого места')).toEqual([])
  })
})

describe('[INPUT-10] what has no suggestion', () => {
  const answerOf = async (query: string) =>
    (await guest.call(contract.suggest.suggestAddresses, { query: { query } })).data

  it.each(['Клиновоя 14 47', 'klenovaya 14, kv. 47', 'Klenovaja 14-47'])(
    '«%s» is asked about, and not suggested',
    async (text) => {
      const { suggestions, guesses, missing } = await answerOf(text)
      expect([suggestions, missing]).toEqual([[], undefined])
      expect(guesses?.[0]?.data.cadastral_number).toBe('00:14:0203005:1047')
      expect((await guest.call(contract.objects.searchObjects, { query: { query: text } })).data).toEqual([])
    },
  )

  it.each([
    ['Урюпинск, Кленовая 14', { kind: 'town', word: 'Урюпинск' }],
    ['г. Урюпинск', { kind: 'town', word: 'Урюпинск' }],
    ['Образцовск, ул. Урюпинская, 14', { kind: 'street', word: 'Урюпинская' }],
    ['Урюпинск', { kind: 'place', word: 'Урюпинск' }],
    ['Кленовая 999', { kind: 'house', word: '' }],
  ])('«%s» says what the register has not', async (text, missing) => {
    expect(await answerOf(text)).toEqual({ suggestions: [], missing })
  })

  it('of a number is nothing', async () => {
    expect(await answerOf('00:14:9999999:1')).toEqual({ suggestions: [] })
  })
})

describe('the index', () => {
  const insert = (id: number, number: string | null, address: string) =>
    server.sql(
      `insert into demo_objects (id, number, address, area, area_okc, level, object_type, type_okc, status)
       values ($1, $2, $3, '30', '', '1', 'Помещение', 'Жилое', 'Актуально')`,
      [id, number, address],
    )

  it('follows inserts, updates and removals in SQL', async () => {
    await insert(900_001, '00:15:0000001:1', 'г. Чернила, ул. Перьевая, д. 1, кв. 1')
    await until('the new object', async () => (await found('перьевая 1 1'))[0])
    expect(await found('00:15:0000001:1')).toEqual(['00:15:0000001:1'])
    await server.sql(`update demo_objects set address = 'г. Чернила, ул. Кляксы, д. 2' where id = 900001`)
    await until('the new address', async () => (await found('кляксы 2'))[0])
    expect(await found('перьевая 1 1')).toEqual([])
    await server.sql('delete from demo_objects where id = 900001')
    await until('its removal', async () => ((await found('кляксы 2')).length === 0 ? true : undefined))
    expect(await found('00:15:0000001:1')).toEqual([])
  })

  it('follows a statement that touches many rows at once', async () => {
    await server.sql(
      `insert into demo_objects (id, number, address, area, area_okc, level, object_type, type_okc, status)
       select 910000 + n, null, 'г. Чернила, ул. Промокашек, д. ' || n, '30', '', '', 'Здание', '', '' 
         from generate_series(1, 500) as n`,
    )
    await until('all of them', async () => (await found('промокашек 500'))[0])
    await server.sql('delete from demo_objects where id > 910000')
    await until('their removal', async () => ((await found('промокашек 1')).length === 0 ? true : undefined))
    await until('that of all', async () => ((await found('промокашек 500')).length === 0 ? true : undefined))
    expect(await found('промокашек')).toEqual([])
  })

  // The embedded engine has one connection: there no transaction stays open beside another.
  it.runIf(process.env['DATABASE_URL'])(
    '[SAFE-17] is brought up to date while a transaction of another database on the same PostgreSQL is open',
    async () => {
      const other = await copyDatabase()
      const client = new pg.Client({ connectionString: other.databaseUrl })
      await client.connect()
      try {
        await client.query('begin')
        // Only a transaction that writes has a number, by which others could wait for it.
        await client.query('select pg_current_xact_id()')
        const number = '00:14:0203005:977'
        await server.sql(
          `insert into demo_objects (id, number, address, area, area_okc, level, object_type, type_okc, status)
             select max(id) + 1, $1, 'г. Образцовск, ул. Ясная, д. 977', '50', '50', '1', 'flat', 'flat', 'active' from demo_objects`,
          [number],
        )
        await server.context.objectSearch.refresh()
        expect(await server.context.objectSearch.search(number)).toEqual([
          expect.objectContaining({ number }),
        ])
      } finally {
        await client.end()
        await other.drop()
      }
    },
  )

  it.runIf(process.env['DATABASE_URL'])('misses nothing of a transaction that ends late', async () => {
    const connectionString = server.context.config.databaseUrl
    const [slow, quick] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })]
    await Promise.all([slow.connect(), quick.connect()])
    try {
      const write = (client: pg.Client, id: number) =>
        client.query(
          `insert into demo_objects (id, address, area, area_okc, level, object_type, type_okc, status)
           values ($1::integer, 'г. Чернила, ул. Скрепок, д. ' || ($1::integer - 920000), '', '', '', 'Здание', '', '')`,
          [id],
        )
      await slow.query('begin')
      await write(slow, 920_001)
      await write(quick, 920_002)
      // A change that is read at once must not take the index past the open transaction.
      await server.context.objectSearch.refresh()
      await slow.query('commit')
      await until('both objects', async () => ((await found('скрепок')).length === 2 ? true : undefined))
      expect(await found('скрепок 1')).toHaveLength(1)
    } finally {
      await Promise.all([slow.end(), quick.end()])
    }
  })
})
