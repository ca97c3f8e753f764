import { shares } from '@proverka/api/calls'
import { hideParts } from '@proverka/report-proof'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuses, repliesMade, waits } from '../../../stories/fake-server.ts'
import type { FakeAnswer } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { answerKeys, sampleToken } from '../../content/verify/sample-reports.ts'
import * as page from './report-shared-page.tsx'
import { REPORT_ID } from './sample-shares.ts'

const at = (answer: FakeAnswer, hash = '#share_00k7m2d4x9z') =>
  inSituation({
    path: '/shared/',
    answers: [answer],
    before: () => {
      answerKeys()
      history.replaceState(history.state, '', hash)
    },
  })

const shown = (token: () => Promise<string>) =>
  repliesMade(shares.openShare, async () => ({
    report_id: REPORT_ID,
    ends_at: '2026-12-01T11:50:00Z',
    token: await token(),
  }))

const meta = {
  ...pageStories(page),
  title: 'Экраны/Отчет по ссылке',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Тот, кому показали отчет: читает, видит, сколько скрыто, и знает, что подпись проверил его браузер.',
      avoid: 'Владелец читает свой отчет целиком — «Отчет».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  name: 'Имена и раздел скрыты',
  parameters: at(
    shown(async () => hideParts(await sampleToken(), { kinds: ['name'], sections: ['seller'], data: true })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Подлинный, проверено сейчас')).toBeVisible()
    await expect(canvas.getByText(/Скрыто: 1\sраздел/)).toBeVisible()
    await expect(canvas.getAllByText('имя скрыто')[0]).toBeVisible()
    await expect(canvas.queryByText(/Ладогин/)).toBeNull()
    await expect(location.hash).toBe('')
  },
}
export const Phone: Story = { ...Hidden, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Whole: Story = {
  name: 'Ничего не скрыто',
  parameters: at(shown(async () => hideParts(await sampleToken(), { kinds: [], sections: [], data: true }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Подлинный, проверено сейчас')).toBeVisible()
    await expect(canvas.queryByText(/Скрыто:/)).toBeNull()
  },
}
export const Forged: Story = {
  name: 'Подпись не сошлась',
  parameters: at(shown(() => sampleToken({ isForeign: true }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Подпись отчета не сошлась')
  },
}
export const Ended: Story = {
  name: 'Ссылка погасла',
  parameters: at(refuses(shares.openShare, 'share/ended')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ссылка больше не действует')
  },
}
export const Broken: Story = {
  name: 'Ссылка без хвоста',
  parameters: at(waits(shares.openShare), ''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ссылка не полная/)).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Отчет открывается',
  parameters: at(waits(shares.openShare)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Открываем отчет/)).toBeInTheDocument()
  },
}
