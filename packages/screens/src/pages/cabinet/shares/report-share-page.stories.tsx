import { shares } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuses, replies, repliesMade, waits } from '../../../stories/fake-server.ts'
import type { FakeAnswer } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { answerKeys, sampleToken } from '../../content/verify/sample-reports.ts'
import * as page from './report-share-page.tsx'
import { REPORT_ID, SHARES } from './sample-shares.ts'

const own = repliesMade(shares.getProof, async () => ({ code: '7K4M92QXAM', token: await sampleToken() }))

const at = (...answers: readonly FakeAnswer[]) =>
  inSituation({ path: `/report/${REPORT_ID}/share/`, visitor: 'user', before: answerKeys, answers })

const meta = {
  ...pageStories(page),
  title: 'Экраны/Поделиться отчетом',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Владелец решает, на какой срок и без чего показать отчет, и сразу видит его глазами получателя.',
      avoid: 'Обременения и «Что не проверено» скрыть нельзя: галочек для них нет.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const preview = (canvas: Canvas) => canvas.findByRole('region', { name: 'Так увидит получатель' })

export const Filled: Story = {
  name: 'Три ссылки: работает, не открыта, отозвана',
  parameters: at(own, replies(shares.listShares, [...SHARES])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Для Марины')).toBeVisible()
    await expect(canvas.getByText('Скрыто: имена, номера, «Проверка собственника»')).toBeVisible()
    await expect(canvas.getByText(/^отозвана/)).toBeVisible()
    await userEvent.click(canvas.getByText(/Открывали\s2\sраза/))
    await expect(canvas.getByRole('cell', { name: /Chrome, Android/ })).toBeVisible()
  },
}
export const Hiding: Story = {
  name: 'Имена и раздел скрыты до создания',
  parameters: at(own, replies(shares.listShares, [])),
  play: async ({ canvas }) => {
    const seen = await preview(canvas)
    await expect((await within(seen).findAllByText(/Ладогин/))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Имена людей/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Проверка собственника' }))
    await expect((await within(seen).findAllByText('имя скрыто'))[0]).toBeVisible()
    await expect(within(seen).queryByText(/Ладогин/)).toBeNull()
    await expect(within(seen).getByText(/Скрыто: 1\sраздел/)).toBeVisible()
  },
}
export const Unnamed: Story = {
  name: 'Без имени и дня',
  parameters: at(own, replies(shares.listShares, [])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'до даты' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Создать ссылку' }))
    await expect(canvas.getByText('Заполните поле')).toBeVisible()
    await expect(canvas.getByText(/Выберите день/)).toBeVisible()
  },
}
export const Phone: Story = { ...Filled, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const TooMany: Story = {
  name: 'Ссылок уже двадцать',
  parameters: at(own, replies(shares.listShares, []), refuses(shares.createShare, 'share/too-many')),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Для кого ссылка'), 'Для Марины')
    await userEvent.click(canvas.getByRole('button', { name: 'Создать ссылку' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('отзовите одну из них')
  },
}
export const NotSigned: Story = {
  name: 'Отчет еще не подписан',
  parameters: at(refuses(shares.getProof, 'report/not-signed'), replies(shares.listShares, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/подпись появится/)).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Отчет загружается',
  parameters: at(waits(shares.getProof), waits(shares.listShares)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Поделиться отчетом' })).toBeVisible()
  },
}
