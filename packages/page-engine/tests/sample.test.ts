import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const SAMPLE = join(import.meta.dirname, 'sample')
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** As a stranger would run it: the build does not see what the test runner sets. */
const { VITEST: _, ...inherited } = process.env
const env = { ...inherited, NODE_ENV: 'production' }

let server: ChildProcess
let origin: string

beforeAll(async () => {
  const vite = join(import.meta.dirname, '../node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--configLoader', 'native'], {
    cwd: SAMPLE,
    env,
    stdio: 'pipe',
  })
  server = spawn(process.execPath, [join(SAMPLE, 'server.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  origin = line.toString().trim()
})
afterAll(() => server?.kill())

const textAt = async (path: string): Promise<string> => (await fetch(origin + path)).text()

describe('the HTML of a page', () => {
  it('is rendered with its data and with its static parts', async () => {
    const html = await textAt('/')
    expect(html).toMatch(/<h1 class="home">Read (?:<!-- -->)?\d+(?:<!-- -->)? times<\/h1>/)
    expect(html).toContain('<p>Drawn by the server</p>')
    expect(html).toContain('<title>Home</title>')
  })

  it('carries its own styles inline and those of no other page', async () => {
    const html = await textAt('/')
    expect(html).toContain('.home{color:#0a141e}')
    expect(html).toContain('.menu{')
    expect(html).not.toContain('.form{')
    expect(html).not.toContain('rel="stylesheet"')
  })

  it('is cached until the data change', async () => {
    const first = await textAt('/')
    expect(await textAt('/')).toBe(first)
    await fetch(`${origin}/api/change`)
    expect(await textAt('/')).not.toBe(first)
  })

  it('is a 404 that says so at an address that is none', async () => {
    const reply = await fetch(`${origin}/nothing/`)
    expect(reply.status).toBe(404)
    expect(await reply.text()).toContain('There is no such page')
  })
})

describe.skipIf(!existsSync(CHROMIUM))('a page in the browser', () => {
  let browser: Browser
  beforeAll(async () => void (browser = await chromium.launch({ executablePath: CHROMIUM })))
  afterAll(() => browser?.close())

  /** Opens a page; what is wrong with it, the content policy included, fails the test. */
  async function open(path: string, prepare?: (page: Page) => Promise<unknown>) {
    const page = await browser.newPage()
    const troubles: string[] = []
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    await prepare?.(page)
    await page.goto(origin + path)
    return { page, files, troubles }
  }

  /** Holds the app's entry back; the returned function lets it go. */
  async function holdApp(page: Page): Promise<() => void> {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/index-*.js', async (route) => {
      await held
      await route.continue()
    })
    return release
  }

  it('runs no app before the first touch, and the touch wakes it', async () => {
    const { page, troubles } = await open('/')
    const isRunning = () =>
      page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__react')))
    // Its file is fetched ahead, when the page has loaded.
    await page.locator('link[rel=modulepreload][href*="/index-"]').waitFor({ state: 'attached' })
    expect(await isRunning()).toBe(false)
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe(
      'rgb(10, 20, 30)',
    )
    await page.getByRole('button', { name: 'Press' }).click()
    await page.locator('output', { hasText: '1' }).waitFor()
    expect(await isRunning()).toBe(true)
    expect(troubles).toEqual([])
  })

  it('replays a press that was made before the app came, once', async () => {
    let release = () => {}
    const { page, troubles } = await open('/', async (opened) => (release = await holdApp(opened)))
    const button = page.getByRole('button', { name: 'Press' })
    await button.click()
    expect(await button.getAttribute('data-pressed')).toBe('')
    expect(await page.locator('output').textContent()).toBe('0')
    release()
    await page.locator('output', { hasText: '1' }).waitFor()
    await page.locator('button:not([data-pressed])').waitFor()
    expect(await page.locator('output').textContent()).toBe('1')
    expect(troubles).toEqual([])
  })

  it('carries what was typed into a frame over to the page that replaces it', async () => {
    let release = () => {}
    const { page, troubles } = await open('/form/', async (opened) => (release = await holdApp(opened)))
    await page.locator('input').fill('Ada')
    release()
    await page.getByText('Hello, Ada').waitFor()
    expect(await page.locator('input').inputValue()).toBe('Ada')
    expect(troubles).toEqual([])
  })

  it('gives typed values back after a reload', async () => {
    const { page, troubles } = await open('/form/')
    await page.locator('input').fill('Grace')
    await page.getByText('Hello, Grace').waitFor()
    await page.reload()
    await page.getByText('Hello, Grace').waitFor()
    expect(troubles).toEqual([])
  })

  it('keeps a static island without its code, and loads that after a navigation', async () => {
    const { page, files, troubles } = await open('/')
    const hasCode = () => files.some((file) => file.includes('/drawing-'))
    await page.getByRole('button', { name: 'Press' }).click()
    await page.locator('output', { hasText: '1' }).waitFor()
    await page.getByText('Drawn by the server').waitFor()
    expect(hasCode()).toBe(false)
    await page.getByRole('link', { name: 'Form' }).click()
    await page.getByText('Hello, stranger').waitFor()
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe(
      'rgb(30, 20, 10)',
    )
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByText('Drawn by the server').waitFor()
    expect(hasCode()).toBe(true)
    expect(troubles).toEqual([])
  })
})
