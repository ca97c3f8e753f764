import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { StickyTotal } from './mobile-bottom-bar.tsx'

const onOrder = fn()
const meta = {
  title: 'Каркас/Итог внизу',
  component: StickyTotal,
  parameters: {
    guide: {
      about: 'Сумма и кнопка у нижнего края телефона, пока выбирают отчеты.',
      use: 'На телефоне, пока выбирают отчеты: сумма и кнопка под большим пальцем, список под ними прокручивается.',
      avoid:
        'На широком экране рядом стоит «Итог заказа», а эта полоса скрыта. Вместе с «Нижней панелью» ее не ставят.',
    },
    docs: { story: { inline: false, height: '360px' } },
  },
  globals: { viewport: { value: 'phone' } },
  args: {
    total: '1\u00a0199\u00a0₽',
    note: '2 отчета, до 14:50',
    action: <Button onClick={onOrder}>Оформить</Button>,
  },
  render: (args) => (
    <>
      <p>На телефоне выбирают отчеты, а сумма остается на виду у нижнего края.</p>
      <StickyTotal {...args} />
    </>
  ),
} satisfies Meta<typeof StickyTotal>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Стоит у нижнего края, кнопка нажимается',
  play: async ({ canvas }) => {
    const bar = canvas.getByText('1 199 ₽').closest('div')!
    await expect(bar.getBoundingClientRect().bottom).toBe(innerHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Оформить' }))
    await expect(onOrder).toHaveBeenCalledOnce()
  },
}
export const Nothing: Story = {
  name: 'Ничего не выбрано',
  args: {
    total: '0\u00a0₽',
    note: 'Отметьте хотя бы один отчет',
    action: <Button disabled>Оформить</Button>,
  },
}
export const Long: Story = {
  name: 'Длинные слова',
  args: {
    total: '1\u00a0234\u00a0567\u00a0₽',
    note: '14 отчетов о собственниках, обременениях и переходе прав',
    action: <Button>Оформить и оплатить</Button>,
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button').getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(innerWidth - 20)
  },
}
