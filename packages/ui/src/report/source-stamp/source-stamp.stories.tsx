import type { Meta, StoryObj } from '@storybook/react-vite'
import { SourceStamp } from './source-stamp.tsx'

const meta = {
  title: 'Отчет/Печать источника',
  component: SourceStamp,
  parameters: {
    guide: {
      use: 'Под каждым фактом: кто ответил и\u00a0когда, с\u00a0часовым поясом. Без\u00a0печати факт не\u00a0показывают.',
      avoid:
        'Для\u00a0даты, которую назвал сам человек, и\u00a0для\u00a0сроков заказа: это не\u00a0ответ источника.',
    },
  },
} satisfies Meta<typeof SourceStamp>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Обычная', args: { source: 'ЕГРН', children: '21.11.2026, 14:05 МСК' } }
export const Long: Story = {
  name: 'Длинная',
  args: {
    source: 'ГАС «Правосудие»',
    children: 'не отвечает с 13:20, последний ответ 20.11.2026, 23:59 МСК',
  },
}
export const Phone: Story = {
  name: 'Телефон: длинный источник в\u00a0несколько строк',
  globals: { viewport: { value: 'phone' } },
  args: {
    source: 'Единый федеральный реестр сведений о\u00a0банкротстве',
    children:
      'не\u00a0отвечает с\u00a013:20, последний ответ 20.11.2026, 23:59 МСК, спросим еще раз в\u00a014:30',
  },
}
