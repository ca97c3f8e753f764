import type { Meta, StoryObj } from '@storybook/react-vite'
import { SourceStamp } from './source-stamp.tsx'
import { DoAndDont } from '../private/do-and-dont.tsx'

const meta = {
  title: 'Отчет/Печать источника',
  component: SourceStamp,
  parameters: {
    guide: {
      about: 'Кто это сказал и когда. Без такой печати факт не показывают.',
      use: 'Под каждым фактом: кто ответил и когда, с часовым поясом. Без печати факт не показывают.',
      avoid: 'Для даты, которую назвал сам человек, и для сроков заказа: это не ответ источника.',
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
  name: 'Телефон: длинный источник в несколько строк',
  globals: { viewport: { value: 'phone' } },
  args: {
    source: 'Единый федеральный реестр сведений о банкротстве',
    children: 'не отвечает с 13:20, последний ответ 20.11.2026, 23:59 МСК, спросим еще раз в 14:30',
  },
}
export const Advice: StoryObj = {
  name: 'Так и не так',
  tags: ['advice'],
  render: () => (
    <DoAndDont
      right={{
        show: (
          <p>
            Долгов нет <SourceStamp source="ФССП">21.11.2026, 14:05{'\u00a0'}МСК</SourceStamp>
          </p>
        ),
        why: 'У факта есть источник и время: его можно проверить.',
      }}
      wrong={{
        show: <p>Долгов нет</p>,
        why: 'Без печати это утверждение сайта, а не ответ реестра.',
      }}
    />
  ),
}
