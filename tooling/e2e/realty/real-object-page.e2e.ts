import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { expect, test } from '../fixtures.ts'
import { startRegisterServer } from '../register-server.ts'
import { startTileServer } from '../tile-server.ts'

test.skip(({ isMobile }) => isMobile, 'the stories look at every width')
test.describe.configure({ mode: 'default' })

const PLOT = '00:01:0101001:3'
/** Of the same plan, without coordinates. */
const WITHOUT_CONTOUR = '00:01:0101001:5'
const HOUSE = '00:01:0101001:101'

const ATTRIBUTION = '© участники проекта карты'
/** The invented zone of the sample, laid where no town is. */
const ZONE = {
  names: ['00.1', 'МСК-00, зона 1'],
  proj: '+proj=tmerc +lat_0=0 +lon_0=37.5 +k=1 +x_0=1250000 +y_0=-5712900.566 +ellps=krass +towgs84=23.57,-140.95,-79.8,0,0.35,0.79,-0.22 +units=m +no_defs',
  box: [36, 55, 41, 59],
} as const

type Server = Awaited<ReturnType<typeof startRegisterServer>>
let server: Server
let mapServer: Server
let tiles: Awaited<ReturnType<typeof startTileServer>>

test.beforeAll(async () => {
  test.setTimeout(600_000)
  server = await startRegisterServer()
  const { rows } = await server.run(
    `insert into register.documents (source, part, document, day, file, file_hash)
     values ('extract', $1, 'КУВИ-001/2026-99000200', '2026-11-02', 'extract.xml', 'of a test') returning id`,
    [PLOT],
  )
  const [document] = rows as { id: number }[]
  await server.run(
    `insert into register.records (document_id, number, kind, state, facts) values ($1, $2, 'land', 'current', $3)`,
    [document?.id, PLOT, JSON.stringify({ area: { value: 812 } })],
  )
  tiles = await startTileServer()
  const baseMap = { tiles: tiles.tiles, attribution: ATTRIBUTION }
  mapServer = await startRegisterServer({
    changeSite: (site) => ({ ...site, baseMap }),
    services: { coordinateZones: [ZONE] },
  })
})
test.afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await mapServer[Symbol.asyncDispose]()
  await tiles[Symbol.asyncDispose]()
})

const fileOf = (number: string, format: string) => `/api/objectContour/${number}/file?format=${format}`

/** What the server of a page answers to an address, without the page. */
async function ask({ origin }: Server, path: string) {
  const { host, port } = new URL(origin)
  const { status, headers, text } = await hostFetch(Number(port), host, path)
  return { status, policy: String(headers['content-security-policy']), text }
}

const open = (page: Page, { origin }: Server, number: string) => page.goto(`${origin}/object/${number}/`)

test('[REG-04] areas by extract and by plan stand side by side and are shown as differing', async ({
  page,
}) => {
  await open(page, server, PLOT)
  const table = page.getByRole('table', { name: 'Что говорят источники' })
  const area = table.getByRole('row', { name: /^Площадь/ })
  await expect(area.getByText(/^812\sм²$/)).toBeVisible()
  await expect(area.getByText(/^800\s±\s10\sм²$/)).toBeVisible()
  await expect(area.getByText(/^Расходится на\s12\sм²$/)).toBeVisible()
  const category = table.getByRole('row', { name: /^Категория земель/ })
  await expect(category.getByText('не сообщает')).toBeVisible()
  await expect(table.getByRole('columnheader', { name: /^План квартала\s*01\.10\.2026/ })).toBeVisible()
})

test('[REG-04] the server renders what sources say, before any script', async () => {
  const { text: html } = await ask(server, `/object/${HOUSE}/`)
  expect(html).toMatch(/Реформа\sЖКХ/)
  expect(html).toMatch(/Чего\sмы\sне\sзнаем/)
})

test('[REG-11] the true contour of a plot is drawn, measured and taken along', async ({ page }) => {
  await open(page, server, PLOT)
  const drawing = page.getByRole('img', {
    name: /^Контур участка 00:01:0101001:3, 4\sвершины, площадь 800\sм², север/,
  })
  await expect(drawing).toBeVisible()
  const figure = page.getByRole('figure').filter({ has: drawing })
  await expect(figure.getByText('КУВИ-001/2026-99000123')).toBeVisible()
  await expect(figure.getByText(/^Схематично/)).toBeVisible()
  await expect(drawing.getByText('40,00')).toHaveCount(2)
  await expect(drawing.getByText('С', { exact: true })).toBeVisible()
  await expect(drawing.getByText(/^\d+\sм$/)).toBeVisible()
  await expect(page.getByText(/^Сходится\.\s*Контур равен записи/)).toBeVisible()
  const points = page.getByRole('table', { name: 'Вершины и стороны' })
  await expect(points.getByRole('row', { name: /^1 612\s100 1\s318\s100 40,00/ })).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'DXF' }).click()
  const download = await file
  expect(download.suggestedFilename()).toBe('00-01-0101001-3.dxf')
  expect(await readFile(await download.path(), 'utf8')).toContain('AC1009')
  for (const format of ['csv', 'geojson'])
    expect(await ask(server, fileOf(PLOT, format))).toMatchObject({ status: 200 })
})

test('[REG-11] nothing is drawn where no source has coordinates', async ({ page }) => {
  await open(page, server, WITHOUT_CONTOUR)
  await expect(page.getByText(/Координат этого участка у\sнас нет/)).toBeVisible()
  await expect(page.getByRole('img', { name: /Контур|План/ })).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Вершины и стороны' })).toHaveCount(0)
})

test('[REG-12] without parameters of the zone there is neither a map nor WGS 84', async ({ page }) => {
  await open(page, server, PLOT)
  await expect(page.getByRole('link', { name: 'GeoJSON', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'GeoJSON, WGS 84' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'На карте' })).toHaveCount(0)
  expect(await ask(server, fileOf(PLOT, 'wgs84'))).toMatchObject({ status: 404 })
  expect((await ask(server, `/object/${PLOT}/`)).policy).not.toContain('connect-src')
})

test("[REG-12] the operator's map comes after a press, from his host alone, with its attribution", async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(mapServer.origin) && /^https?:/.test(url)) foreign.push(new URL(url).origin)
  })
  const answer = await open(page, mapServer, PLOT)
  expect(answer?.headers()['content-security-policy']).toContain(`connect-src 'self' ${tiles.origin};`)
  const press = page.getByRole('button', { name: 'На карте' })
  await expect(press).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  expect(tiles.asked).toEqual([])
  await expect(page.getByText(ATTRIBUTION)).toHaveCount(0)
  await press.click()
  await expect(page.getByText(ATTRIBUTION)).toBeVisible()
  await expect(page.getByText(/^Схематично: границу по\sкарте не\sмерить/)).toBeVisible()
  await expect.poll(() => tiles.asked.length).toBeGreaterThan(0)
  expect(new Set(foreign)).toEqual(new Set([tiles.origin]))
  const { text } = await ask(mapServer, fileOf(PLOT, 'wgs84'))
  expect(JSON.parse(text)).not.toHaveProperty('crs')
})

test('[REG-10] the market of a real house tells its facts and the price of its region with source and day', async ({
  page,
}) => {
  await page.goto(`${server.origin}/object/${HOUSE}/#market`)
  const main = page.getByRole('tabpanel', { name: 'Рынок' })
  await expect(main.getByText(/^Источник: Реформа\sЖКХ, 01\.11\.2026\.$/)).toBeVisible()
  await expect(main.getByText('1987', { exact: true })).toBeVisible()
  await expect(main.getByText(/^Объявлений этого дома у\sнас\sнет/)).toBeVisible()
  await expect(main.getByText(/^111\s403\s₽$/)).toBeVisible()
  await expect(main.getByText(/III\sквартал 2026.*показатель 31452, выгрузка от\s20\.11\.2026/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'История продаж дома' })).toHaveAttribute(
    'href',
    /^\/sale-history\/[\da-f-]{36}\/$/,
  )
})
