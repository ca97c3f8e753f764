import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf } from './setup/admin.ts'
import { register, whoIs } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const ARTICLE = 'chto-znachit-arest'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const { blog } = contract

let server: TestServer
let guest: Visitor
let reader: Visitor
let other: Visitor
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  ;[guest, reader, other, admin] = [server.visit(), server.visit(), server.visit(), server.visit()]
  await register(reader, undefined, { name: 'Лида Осинина' })
  await register(other)
  await admin.signIn('admin@example.com')
})
afterAll(() => server.stop())

describe('comments', () => {
  const params = { id: ARTICLE }
  const comments = async (visitor = guest, query = {}) =>
    (await visitor.call(blog.listComments, { params, query })).data
  const write = (visitor: Visitor, content: string, id = ARTICLE) =>
    visitor.call(blog.addComment, { params: { id }, body: { content } })
  const remove = (visitor: Visitor, commentId: string) =>
    visitor.call(blog.removeComment, { params: { ...params, commentId } })

  it('[CALL-159] have the id of their author, and HTML in them is text', async () => {
    const content = '<script>alert(1)</script> & «да»'
    const { status, data } = await write(reader, `  ${content} `)
    expect(status).toBe(200)
    const { person: user } = await whoIs(reader)
    expect(data).toMatchObject({ content, authorId: user?.id, author: 'Лида', blocked: false })
    expect(await comments()).toEqual([data])
    for (const bad of ['', '   ', 'x'.repeat(2001)]) expect((await write(reader, bad)).status).toBe(400)
    expect((await write(guest, 'да')).status).toBe(401)
    expect((await write(reader, 'да', 'net-takoy')).status).toBe(404)
  })

  it('[CALL-158] are newest first, without the blocked ones', async () => {
    const { data: spam } = await write(other, 'Купите у меня')
    const { data: last } = await write(other, 'Полезно')
    const block = (visitor: Visitor, blocked: boolean) =>
      visitor.call(blog.blockComment, { params: { ...params, commentId: spam.id }, body: { blocked } })
    expect((await block(other, true)).status).toBe(403)
    expect((await block(admin, true)).data).toMatchObject({ id: spam.id, blocked: true })
    const seen = async (visitor: Visitor) => (await comments(visitor)).map(({ id }) => id)
    for (const visitor of [guest, reader]) expect(await seen(visitor)).not.toContain(spam.id)
    // Its author sees it, and that it is hidden.
    expect((await comments(other)).find(({ id }) => id === spam.id)).toMatchObject({ blocked: true })
    expect((await seen(guest))[0]).toBe(last.id)
    expect(await seen(admin)).toContain(spam.id)
    expect((await comments(guest, { limit: '1', offset: '1' })).map(({ id }) => id)).not.toContain(last.id)
    await block(admin, false)
    expect(await seen(guest)).toContain(spam.id)
    expect((await guest.call(blog.listComments, { params: { id: 'net-takoy' }, query: {} })).status).toBe(404)
  })

  it('[CALL-160] are deleted by their author or an admin; a foreign one answers 403', async () => {
    const { data: mine } = await write(reader, 'Мой')
    const { data: second } = await write(reader, 'Второй')
    expect((await remove(guest, mine.id)).status).toBe(401)
    expect(await remove(other, mine.id)).toMatchObject({ status: 403, error: 'Нет доступа' })
    expect((await comments()).map(({ id }) => id)).toContain(mine.id)
    expect((await remove(reader, mine.id)).data).toEqual({ removed: true })
    expect((await remove(admin, second.id)).data).toEqual({ removed: true })
    expect((await comments()).map(({ content }) => content)).not.toContain('Мой')
    for (const id of [mine.id, UNKNOWN_ID]) expect((await remove(reader, id)).status).toBe(404)
  })

  it('that an admin hides, shows or removes are in the log, without their texts; what people do with their own is not', async () => {
    const author = server.visit()
    await register(author)
    const id = (await whoIs(author)).person?.id ?? ''
    const [first, second] = [await write(author, 'Первый'), await write(author, 'Второй')]
    const block = (blocked: boolean) =>
      admin.call(blog.blockComment, { params: { ...params, commentId: first.data.id }, body: { blocked } })
    for (const blocked of [true, true, false]) expect((await block(blocked)).status).toBe(200)
    await remove(admin, first.data.id)
    await remove(author, second.data.id)
    const subject = `comment:${first.data.id}`
    expect(await logOf(admin, id)).toMatchObject([
      { action: 'comments.remove', subject, person_id: id, details: { article: ARTICLE } },
      { action: 'comments.block', subject, details: { article: ARTICLE, blocked: false } },
      { action: 'comments.block', subject, details: { article: ARTICLE, blocked: true } },
    ])
    expect(JSON.stringify(await logOf(admin, id))).not.toContain('Первый')
  })

  it('that are blocked do not exist for others, even to be deleted', async () => {
    const { data } = await write(reader, 'Скрытый')
    await server.sql('update article_comments set blocked = true where id = $1', [data.id])
    expect((await remove(other, data.id)).status).toBe(404)
    expect((await remove(reader, data.id)).status).toBe(200)
  })

  it('cannot flood an article', async () => {
    const limited = await startTestServer({ limits: { commentsPerHour: 2 } })
    const visitor = limited.visit()
    await register(visitor)
    expect((await write(visitor, 'раз')).status).toBe(200)
    expect((await write(visitor, 'два')).status).toBe(200)
    expect(await write(visitor, 'три')).toMatchObject({ status: 429 })
    await limited.stop()
  })
})
