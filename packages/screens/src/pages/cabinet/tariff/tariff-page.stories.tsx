import { tariffs } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { SAMPLE_TARIFFS } from '../../../stories/sample-tariffs.ts'
import * as page from './tariff-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Тарифы',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Тарифы для всех: сколько стоят 1, 10 и 100\u00a0проверок.',
      avoid: 'В кабинете — «Тарифы в кабинете», там считают по заказам человека.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Guest: Story = {
  name: 'Без входа',
  parameters: inSituation({ path: '/tariff/', answers: [replies(tariffs.listTariffs, SAMPLE_TARIFFS)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Подключить за 490.₽$/ })).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}
export const Phone: Story = { ...Guest, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Loading: Story = {
  name: 'Загружаются',
  parameters: inSituation({ path: '/tariff/', answers: [waits(tariffs.listTariffs)] }),
}
export const Refused: Story = {
  name: 'Не пришли',
  parameters: inSituation({ path: '/tariff/', answers: [refuses(tariffs.listTariffs, 'server/unknown')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Тарифы не пришли')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible()
  },
}
