import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StepTrail } from './step-trail.tsx'

const meta = {
  title: 'Заказ/Ход запроса',
  component: StepTrail,
  parameters: {
    guide: {
      about: 'Что сделано и когда, что идет сейчас и что впереди.',
      use: 'Что уже сделано и когда, что идет сейчас и что будет дальше. Время стоит только там, где оно известно.',
      avoid: 'Для шагов, по которым ходят туда и обратно, берите «Вкладки».',
    },
  },
  args: {
    label: 'Что уже сделано',
    steps: [
      { key: 'accepted', state: 'done', when: '19.11, 10:14', title: 'Заказ принят' },
      {
        key: 'ordered',
        state: 'done',
        when: '19.11, 11:02',
        title: 'Заказано в Росреестре',
        text: 'Запрос 80-105152635',
      },
      { key: 'waiting', state: 'now', when: 'сейчас', title: 'Ждем ответ реестра' },
      {
        key: 'check',
        state: 'next',
        when: 'после ответа',
        title: 'Проверим подпись и соберем отчет',
        text: 'Файлы реестра приложим без изменений',
      },
    ],
  },
} satisfies Meta<typeof StepTrail>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Ждем ответа',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('сейчас').closest('li')).toHaveAttribute('aria-current', 'step')
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
