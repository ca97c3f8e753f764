import { comparison, visitEvents } from '@proverka/api/calls'
import type { Report } from '@proverka/domain/reports'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuses, replies, repliesFile, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { PROPERTY_REPORT } from '../../../stories/sample-orders.ts'
import * as page from './difference-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Разница отчетов',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Два своих отчета об одном и том же: что изменилось, что как было, что не с чем сравнить.',
      avoid: 'Два разных объекта, человека или компании сравнивают рядом, на странице «Сравнение».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const BEFORE_ID = '00000000-0000-4000-8000-000000000902'
const NOW_ID = '00000000-0000-4000-8000-000000000901'
const extract = PROPERTY_REPORT.extract
const costing = (cost: number) => ({
  ...extract?.content.object,
  cadastralNumbers: ['00:01:0001001:204'],
  cost,
})
const NOW: Report = {
  ...PROPERTY_REPORT,
  id: NOW_ID,
  number: 10_880,
  updated_at: '2026-11-24T11:43:00.000Z',
  ...(extract && {
    extract: { ...extract, content: { ...extract.content, object: costing(3_325_044) } },
  }),
}
/** The same object before the mortgage, at another cost. */
const BEFORE: Report = {
  ...PROPERTY_REPORT,
  id: BEFORE_ID,
  number: 10_482,
  updated_at: '2026-09-02T15:40:00.000Z',
  ...(extract && {
    extract: {
      ...extract,
      content: {
        ...extract.content,
        encumbrances: [],
        parts: { ...extract.content.parts, encumbrances: 'empty', rights: 'filled' },
        object: costing(3_301_870),
      },
    },
  }),
}
const side = (report: Report) => ({ order_item_id: report.id, report })
const own = ({ id, number, product_name, title, updated_at }: Report) => ({
  order_item_id: id,
  number,
  product_name,
  title,
  kind: 'property' as const,
  subject: 'г. Образцовск, ул. Кленовая, д. 5',
  updated_at,
})
const path = `/report/${NOW_ID}/difference/${BEFORE_ID}/`

const open = (before: Report, now: Report) =>
  inSituation({
    path,
    visitor: 'user',
    answers: [
      replies(comparison.getDifference, { before: side(before), now: side(now) }),
      replies(comparison.listOwnReports, [own(before)]),
      replies(visitEvents.recordEvent, { accepted: true }),
      repliesFile(comparison.downloadDifference, 'difference.pdf'),
    ],
  })

export const Changed: Story = {
  name: 'Изменилось',
  parameters: open(BEFORE, NOW),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Что изменилось за\s83\sдня$/ })).toBeVisible()
    const counts = canvas.getByRole('group', { name: 'Показать только' })
    const all = canvas.getAllByRole('row').length
    await userEvent.click(within(counts).getByRole('button', { name: /изменилось/ }))
    await expect(canvas.getAllByRole('row').length).toBeLessThan(all)
    await expect(canvas.getByRole('row', { name: /^Кадастровая стоимость/ })).toBeVisible()
    await userEvent.click(within(counts).getByRole('button', { name: /изменилось/ }))
  },
}

export const Same: Story = {
  name: 'Ничего не изменилось',
  parameters: open({ ...NOW, id: BEFORE_ID, updated_at: BEFORE.updated_at }, NOW),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^За\s83\sдня/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^0\s*изменилось/ })).toBeDisabled()
  },
}

export const Incomparable: Story = {
  name: 'Не с чем сравнить',
  parameters: open({ ...BEFORE, extract: undefined }, NOW),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Сравнить не\sс\sчем$/ })).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Загрузка',
  parameters: inSituation({ path, visitor: 'user', answers: [waits(comparison.getDifference)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сравниваем отчеты')).toBeInTheDocument()
  },
}

export const Refused: Story = {
  name: 'Отчеты о разном',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [refuses(comparison.getDifference, 'report/other-subject')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Отчеты не сравнить' })).toBeVisible()
    await expect(canvas.getByText(/Эти отчеты о разном/)).toBeVisible()
  },
}

export const OtherAccount: Story = {
  name: 'Чужой отчет',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [refuses(comparison.getDifference, 'access/denied')],
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Один из отчетов в другом кабинете' }),
    ).toBeVisible()
  },
}
