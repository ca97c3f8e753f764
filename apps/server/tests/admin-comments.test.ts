import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { logOf } from './setup/admin.ts'
import { register, whoIs } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const ARTICLE = 'chto-znachit-arest'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const { admin: calls, blog } = contract

let server: TestServer
let guest: Visitor
let author: Visitor
let admin: Visitor
let email: string
beforeAll(async () => {
  server = await startTestServer()
  ;[guest, author, admin] = [server.visit(), server.visit(), server.visit()]
  email = (await register(author, undefined, { name: 'Лида Осинина' })).email
  await admin.signIn('admin@example.com')
})
afterAll(() => server.stop())

const params = { id: ARTICLE }
const write = async (content: string) =>
  (await author.call(blog.addComment, { params, body: { content } })).data.id
const list = async (query: Record<string, string> = {}) =>
  (await admin.call(calls.listArticleComments, { query: { limit: '100', ...query } })).data
const moderate = (body: object) => admin.call(calls.moderateComments, { body } as never)
const rowsOf = (version: number, ...ids: string[]) => ids.map((comment_id) => ({ comment_id, version }))
const seenBy = async (visitor: Visitor) => (await visitor.call(blog.listComments, { params, query: {} })).data
/** Emails to the author about what became of the comment, the last of them at the end. */
const emails = (subject: string) =>
  [...server.emails.values()].filter((sent) => sent.to === email && sent.subject === subject)
const HIDDEN = 'Ваш комментарий скрыт'
const RESTORED = 'Ваш комментарий снова на сайте'

describe('moderation of comments', () => {
  it('[CONSOLE-14] lists new ones the oldest first, with the article, a masked name and what to look at', async () => {
    const [first, second] = [await write('Звоните мне: 8 912 345-67-89'), await write('Спасибо')]
    const { comments, counts } = await list()
    expect(comments.map(({ comment_id }) => comment_id).slice(-2)).toEqual([first, second])
    expect(comments.at(-2)).toMatchObject({
      article_id: ARTICLE,
      article_title: expect.stringMatching(/арест/i),
      author: 'Л··· О···',
      content: 'Звоните мне: 8 912 345-67-89',
      hidden: false,
      marks: ['phone'],
      version: 1,
    })
    expect(counts.new).toBe(comments.length)
    expect((await author.call(calls.listArticleComments, { query: {} })).status).toBe(403)
  })

  it('pages begin after the last row', async () => {
    await write('Еще один')
    const first = await list({ limit: '1' })
    const second = await list({ limit: '1', cursor: first.next ?? '' })
    const all = await list()
    expect([first.comments[0], second.comments[0]]).toEqual(all.comments.slice(0, 2))
    const bad = await admin.call(calls.listArticleComments, { query: { cursor: 'x' } })
    expect(bad.status).toBe(400)
  })

  it('[CONSOLE-14] hides with a reason that the author reads by email and on the site, and others do not', async () => {
    const id = await write('Купите у меня')
    const { data } = await moderate({ action: 'hide', why: { reason: 'advert' }, rows: rowsOf(1, id) })
    expect(data.results).toMatchObject([{ comment_id: id, comment: { hidden: true, reason: 'Реклама' } }])
    expect((await seenBy(guest)).map((one) => one.id)).not.toContain(id)
    expect((await seenBy(author)).find((one) => one.id === id)).toMatchObject({
      blocked: true,
      reason: 'Реклама',
    })
    await vi.waitFor(() => expect(emails(HIDDEN).at(-1)?.text).toContain('Причина: Реклама.'))
    expect(emails(HIDDEN).at(-1)?.text).toContain('/blog/chto-znachit-arest/#comments')
    expect((await list({ state: 'hidden' })).comments[0]?.comment_id).toBe(id)
    expect((await list()).comments.map(({ comment_id }) => comment_id)).not.toContain(id)
  })

  it('[CONSOLE-14] restores, tells the author, and remembers each act', async () => {
    const id = await write('Мой опыт')
    await moderate({ action: 'hide', why: { text: 'Похоже на рекламу' }, rows: rowsOf(1, id) })
    await moderate({ action: 'restore', rows: rowsOf(2, id) })
    expect((await seenBy(guest)).find((one) => one.id === id)).toMatchObject({ blocked: false, reason: null })
    await vi.waitFor(() => expect(emails(RESTORED)).toHaveLength(1))
    await vi.waitFor(() => expect(emails(HIDDEN).at(-1)?.text).toContain('Причина: Похоже на рекламу.'))
    const { data } = await admin.call(calls.getCommentHistory, { params: { id } })
    expect(data.acts).toMatchObject([
      { act: 'restored', reason: null, staff_email: 'admin@example.com' },
      { act: 'hidden', reason: 'Похоже на рекламу' },
    ])
    expect(data.comment).toMatchObject({ version: 3, hidden: false })
    const { person } = await whoIs(author)
    const acts = (await logOf(admin, person?.id ?? '')).filter(({ subject }) => subject === `comment:${id}`)
    expect(acts.map(({ details }) => details)).toMatchObject([{ blocked: false }, { blocked: true }])
    expect((await admin.call(calls.getCommentHistory, { params: { id: UNKNOWN_ID } })).status).toBe(404)
  })

  it('[CONSOLE-20] refuses a row that a colleague changed, and does the others', async () => {
    const [old, fresh] = [await write('Раз'), await write('Два')]
    await moderate({ action: 'keep', rows: rowsOf(1, old) })
    const { data } = await moderate({
      action: 'hide',
      why: { reason: 'insult' },
      rows: rowsOf(1, old, fresh, UNKNOWN_ID),
    })
    expect(data.results).toMatchObject([
      { comment_id: old, refusal: { code: 'comment/changed' }, comment: { hidden: false, version: 2 } },
      { comment_id: fresh, comment: { hidden: true } },
      { comment_id: UNKNOWN_ID, refusal: { code: 'comment/not-found' }, comment: null },
    ])
  })

  it('refuses a hiding without a reason', async () => {
    const id = await write('Без причины')
    for (const why of [undefined, {}, { reason: 'nothing' }, { text: '  ' }, { text: 'я'.repeat(301) }])
      expect((await moderate({ action: 'hide', why, rows: rowsOf(1, id) })).status).toBe(400)
  })

  it('writes to nobody whose account was removed', async () => {
    const gone = server.visit()
    await register(gone)
    const { data } = await gone.call(blog.addComment, { params, body: { content: 'Прощайте' } })
    const written = async () =>
      (await server.sql(`select 1 from outbox where unique_key like 'comment-hidden:%'`)).length
    const before = await written()
    await server.sql(
      'update persons set removed_at = now() where id = (select author_id from article_comments where id = $1)',
      [data.id],
    )
    await moderate({ action: 'hide', why: { reason: 'off-topic' }, rows: rowsOf(1, data.id) })
    expect(await written()).toBe(before)
  })
})
