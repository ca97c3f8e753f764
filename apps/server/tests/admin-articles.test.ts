import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishDueArticles } from '../src/services/blog/publish-article.ts'
import { seedArticles } from '../src/commands/seeds/seed-articles.ts'
import { writtenArticle } from './setup/written-article.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls, blog } = contract
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const SEEDED = 'chto-znachit-arest'

let server: TestServer
let guest: Visitor
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  ;[guest, admin] = [server.visit(), server.visit()]
  await admin.signIn('admin@example.com')
})
afterAll(() => server.stop())

type Written = ReturnType<typeof writtenArticle>

const create = async (more: Partial<Written> = {}) =>
  (await admin.call(calls.createArticle, { body: { ...writtenArticle(), ...more } })).data
const save = (id: string, version: number, body: Written) =>
  admin.call(calls.saveArticle, { params: { id }, body: { version, ...body } })
const publish = (id: string, version: number, at?: Date) =>
  admin.call(calls.publishArticle, {
    params: { id },
    body: { version, ...(at && { at: at.toISOString() }) },
  })
const withdraw = (id: string, version: number, what: 'schedule' | 'site') =>
  admin.call(calls.withdrawArticle, { params: { id }, body: { version, what } })
const read = (address: string) => guest.call(blog.getArticle, { params: { id: address } })
const desk = async (id: string) => (await admin.call(calls.getDeskArticle, { params: { id } })).data
const seeded = async () => {
  const { data } = await admin.call(calls.listDeskArticles, { query: { search: SEEDED } })
  return data.articles[0]?.article_id ?? ''
}
const HOUR = 60 * 60 * 1000

describe('articles of the staff', () => {
  it('[CONSOLE-13] begin with the files of a release, each as its first version', async () => {
    const { data } = await admin.call(calls.listDeskArticles, { query: {} })
    expect(data.total).toBeGreaterThanOrEqual(20)
    expect(data.articles[0]).toMatchObject({ state: 'published', version: 1, saved_by: null })
    expect(data.categories).toContain('Недвижимость')
    const article = await desk(await seeded())
    expect(article.written.source).toMatch(/^[^#]+\n\n# /)
    expect(article.facts.filter(({ state }) => state === 'error')).toEqual([])
    expect(article.written.drawing).not.toBeNull()
  })

  it('[CONSOLE-13] are written, seen by the staff alone, published, and then in every list of the site', async () => {
    const body = writtenArticle()
    const { article_id: id, state, url } = await create(body)
    expect([state, url]).toEqual(['draft', null])
    expect((await read(body.address)).status).toBe(404)
    const { data } = await publish(id, 1)
    expect(data).toMatchObject({ state: 'published', published_version: 1 })
    expect(data.url).toMatch(new RegExp(`/blog/${body.address}/$`))
    expect((await read(body.address)).data).toMatchObject({
      title: body.title,
      image: expect.stringMatching(/^data:image/),
      tags: body.tags,
      content: [
        { kind: 'heading' },
        { kind: 'paragraph', text: 'Найдите дом по адресу.', links: [{ text: 'дом', route: 'search' }] },
        { kind: 'law' },
      ],
    })
    const list = await guest.call(blog.listArticles, { query: { title: body.title } })
    expect(list.data.map((one) => one.id)).toContain(body.address)
  })

  it('keep what looks like markup as text', async () => {
    const body = { ...writtenArticle(), source: '# Раздел\n\n<script>alert(1)</script> & <b>да</b>' }
    const { article_id: id } = await create(body)
    await publish(id, 1)
    expect((await read(body.address)).data.content[1]).toEqual({
      kind: 'paragraph',
      text: '<script>alert(1)</script> & <b>да</b>',
    })
  })

  it('[CONSOLE-13] come out at their time, once, and not before', async () => {
    const body = writtenArticle()
    const { article_id: id } = await create(body)
    expect((await publish(id, 1, new Date(Date.now() - HOUR))).status).toBe(400)
    const at = new Date(Date.now() + HOUR)
    expect((await publish(id, 1, at)).data).toMatchObject({
      state: 'scheduled',
      publish_at: at.toISOString(),
      publish_version: 1,
    })
    await publishDueArticles(server.context)
    expect((await read(body.address)).status).toBe(404)
    await server.sql(`update article_desk set publish_at = now() - interval '1 minute' where id = $1`, [id])
    await Promise.all([publishDueArticles(server.context), publishDueArticles(server.context)])
    expect((await read(body.address)).status).toBe(200)
    expect(await desk(id)).toMatchObject({ state: 'published', publish_at: null })
    const logged = await server.sql(
      `select 1 from user_logs where subject = $1 and action = 'articles.publish'`,
      [`article:${id}`],
    )
    expect(logged).toHaveLength(1)
  })

  it('that may not come out at their time stay drafts with the reason', async () => {
    const { article_id: id } = await create()
    await publish(id, 1, new Date(Date.now() + HOUR))
    await server.sql(`update article_versions set category = '' where article_id = $1`, [id])
    await server.sql(`update article_desk set publish_at = now() - interval '1 second' where id = $1`, [id])
    await publishDueArticles(server.context)
    expect(await desk(id)).toMatchObject({
      state: 'draft',
      publish_refusal: expect.stringContaining('рано'),
    })
  })

  it('a publication that is to come is cancelled; one that is there is taken back, with its comments kept', async () => {
    const body = writtenArticle()
    const { article_id: id } = await create(body)
    expect(await withdraw(id, 1, 'site')).toMatchObject({ status: 409 })
    await publish(id, 1, new Date(Date.now() + HOUR))
    expect((await withdraw(id, 1, 'schedule')).data).toMatchObject({ state: 'draft' })
    await publish(id, 1)
    await admin.call(blog.addComment, { params: { id: body.address }, body: { content: 'Спасибо' } })
    expect((await withdraw(id, 1, 'site')).data).toMatchObject({ state: 'withdrawn', url: null })
    expect((await read(body.address)).status).toBe(404)
    const listed = await guest.call(blog.listArticles, { query: { limit: '100' } })
    expect(listed.data.map((one) => one.id)).not.toContain(body.address)
    await publish(id, 1)
    const comments = await guest.call(blog.listComments, { params: { id: body.address }, query: {} })
    expect(comments.data).toHaveLength(1)
  })

  it('[CONSOLE-13] keep their versions; a former one comes back', async () => {
    const body = writtenArticle()
    const { article_id: id } = await create(body)
    await publish(id, 1)
    const changed = { ...body, title: 'Шесть строк выписки' }
    expect((await save(id, 1, changed)).data).toMatchObject({ state: 'changed', version: 2 })
    expect((await read(body.address)).data.title).toBe(body.title)
    await publish(id, 2)
    expect((await read(body.address)).data.title).toBe(changed.title)
    const restored = await admin.call(calls.restoreArticleVersion, {
      params: { id },
      body: { version: 2, from: 1 },
    })
    expect(restored.data).toMatchObject({ version: 3, state: 'changed', title: body.title })
    await publish(id, 3)
    const { data } = await read(body.address)
    expect(data.title).toBe(body.title)
    expect(data.updatedAt > data.createdAt).toBe(true)
    const { data: history } = await admin.call(calls.listArticleVersions, { params: { id }, query: {} })
    expect(history.versions.map(({ version, restored_from }) => [version, restored_from])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ])
    const gone = await admin.call(calls.restoreArticleVersion, {
      params: { id },
      body: { version: 3, from: 99 },
    })
    expect(gone.status).toBe(404)
  })

  it('[CONSOLE-20] refuse a save from another version; the same words add none', async () => {
    const body = writtenArticle()
    const { article_id: id } = await create(body)
    expect((await save(id, 1, body)).data.version).toBe(1)
    await save(id, 1, { ...body, lead: 'Другое' })
    expect(await save(id, 1, { ...body, lead: 'Третье' })).toMatchObject({ status: 409 })
    expect((await publish(id, 1)).status).toBe(409)
    expect((await desk(id)).written.lead).toBe('Другое')
  })

  it('move with their comments, and the old address leads to the new one', async () => {
    const body = writtenArticle()
    const { article_id: id } = await create(body)
    await publish(id, 1)
    await admin.call(blog.addComment, { params: { id: body.address }, body: { content: 'Спасибо' } })
    const moved = { ...body, address: `${body.address}-novyy` }
    await save(id, 1, moved)
    expect((await read(body.address)).data.id).toBe(body.address)
    await publish(id, 2)
    expect((await read(body.address)).data.id).toBe(moved.address)
    const comments = await guest.call(blog.listComments, { params: { id: moved.address }, query: {} })
    expect(comments.data).toHaveLength(1)
    // Nobody else gets the old address; the article itself may return to it.
    const taken = await admin.call(calls.createArticle, {
      body: { ...writtenArticle(), address: body.address },
    })
    expect(taken).toMatchObject({ status: 409, error: expect.stringContaining('адрес') })
    await save(id, 2, body)
    await publish(id, 3)
    expect((await read(body.address)).data.id).toBe(body.address)
    expect((await read(moved.address)).data.id).toBe(body.address)
  })

  it('are not published with an error, and it is named', async () => {
    const { article_id: id, facts } = await create({ source: 'Читайте [тут](nowhere)', category: '' })
    const errors = facts.flatMap(({ state, text }) => (state === 'error' ? [text] : []))
    expect(errors).toEqual(['Раздел не указан', 'Ссылки никуда не ведут: nowhere'])
    expect(await publish(id, 1)).toMatchObject({ status: 409, error: expect.stringContaining('рано') })
    const bad = await admin.call(calls.createArticle, { body: { ...writtenArticle(), source: '= нет' } })
    expect(bad.status).toBe(400)
  })

  it('are previewed without being saved', async () => {
    const body = { ...writtenArticle(), title: '', source: '= нет\n\nтекст' }
    const { data } = await admin.call(calls.previewArticle, { body })
    expect(data.content).toEqual([{ kind: 'paragraph', text: 'текст' }])
    expect(data.facts.filter(({ state }) => state === 'error').map(({ text }) => text)).toEqual([
      'Заголовок: пусто',
      expect.stringMatching(/^Строка 1: Нет такого расчета/),
    ])
  })

  it('the staff has written are left by the files of a later release', async () => {
    const id = await seeded()
    const { written, version } = await desk(id)
    const changed = { ...written, title: 'Арест: правка редакции' } as Written
    await save(id, version, changed)
    await publish(id, version + 1)
    await server.sql('delete from seeds where name like $1', ['articles-%'])
    await seedArticles(server.context.database, server.context.clock)
    expect((await read(SEEDED)).data.title).toBe(changed.title)
    expect((await desk(id)).version).toBe(version + 1)
  })

  it('that do not exist are not found', async () => {
    expect((await admin.call(calls.getDeskArticle, { params: { id: UNKNOWN_ID } })).status).toBe(404)
    expect((await publish(UNKNOWN_ID, 1)).status).toBe(404)
    expect((await guest.call(calls.listDeskArticles, { query: {} })).status).toBe(401)
  })
})
