import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Report } from '@proverka/domain/reports'
import { expect, userEvent, within } from 'storybook/test'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import company from './reports/counter-agent-preview-id.json'
import extract from './reports/egrn-object-preview-id.json'
import valuation from './reports/cost-assessment-preview-id.json'
import fullCheck from './reports/full-check-preview-id.json'
import independent from './reports/independent-report-preview-id.json'
import vehicle from './reports/check-auto-preview-id.json'
import { createSamplePage } from './sample-page.tsx'

const pageOf = (report: unknown) => {
  const Page = createSamplePage(report as Report)
  return <Page />
}

const meta = {
  ...pageStories({ Component: createSamplePage(company as unknown as Report) }),
  title: 'Экраны/Пример отчета',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    situation: { path: '/counter-agent-preview/', servesAll: true },
    guide: {
      use: 'Готовый отчет из демонстрационных источников: виден до покупки.',
      avoid: 'Заказанный отчет открывается на странице заказа.',
    },
  },
  globals: { brand: 'fiz' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Company: Story = {
  name: '[UI-065, UI-066] Контрагент: состояние, графики с таблицами',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Действует, есть отметка', { selector: 'p > span' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^Столбцы\. Выручка: с / })).toBeVisible()
    const table = canvas.getByRole('table', { name: /^Выручка/ })
    await expect(within(table).getByRole('row', { name: /^2025/ })).toBeInTheDocument()
    await expect(canvas.getByText('инспекция')).toBeVisible()
    await expect(canvas.getByText(/взыскано 28\.10\.2021/)).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Еще 3 дела' }))
    await expect(canvas.getByText(/взыскано 28\.10\.2021/)).toBeVisible()
  },
}
export const Vehicle: Story = {
  name: '[UI-064] Автомобиль: VIN, пробег по датам',
  parameters: inSituation({ path: '/check-auto-preview/', servesAll: true }),
  render: () => pageOf(vehicle),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/000DEM00000000056/)[0]).toBeVisible()
    await expect(canvas.getByText('эта машина')).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^Ось времени с.+ДТП\s—\s3/ })).toBeVisible()
    const readings = canvas.getByRole('table', { name: /^Пробег по\sдатам/ })
    await expect(within(readings).getByText(/^объявление/)).toBeVisible()
  },
}
export const Extract: Story = {
  name: '[UI-067] Выписка из реестра недвижимости',
  parameters: inSituation({ path: '/egrn-object-preview/', servesAll: true }),
  render: () => pageOf(extract),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^00:14:/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^Права и\sправообладатели$/ })).toBeVisible()
  },
}
export const Valuation: Story = {
  name: 'Оценка квартиры: линейка и те же буквы в таблице',
  parameters: inSituation({ path: '/cost-assessment-preview/', servesAll: true }),
  render: () => pageOf(valuation),
  play: async ({ canvas }) => {
    const ruler = await canvas.findByRole('img', { name: /^Шкала цен: / })
    const signs = within(ruler).getAllByText(/^[А-Н]$/)
    await expect(signs).toHaveLength(valuation.valuation.comparables.length)
  },
}
export const FullCheck: Story = {
  name: '[PROD-04] Полная проверка: заказ из трех частей',
  parameters: inSituation({ path: '/full-check-preview/', servesAll: true }),
  render: () => pageOf(fullCheck),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(3)
    await expect(canvas.getByRole('heading', { name: /^Не\sвносите аванс: ипотека/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Сверка: что говорят части' })).toBeVisible()
  },
}
export const Independent: Story = {
  name: '[PROD-06] Независимый отчет: кто написал заключение',
  parameters: inSituation({ path: '/independent-report-preview/', servesAll: true }),
  render: () => pageOf(independent),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Независимое заключение' })).toBeVisible()
  },
}
export const Phone: Story = {
  name: 'Телефон',
  parameters: inSituation({ path: '/check-auto-preview/', servesAll: true }),
  render: () => pageOf(vehicle),
  globals: { viewport: { value: 'phone' } },
}
