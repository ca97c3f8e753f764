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
      use: 'На\u00a0телефоне, пока выбирают отчеты: сумма и\u00a0кнопка под большим пальцем, список под\u00a0ними прокручивается.',
      avoid:
        'На\u00a0широком экране рядом стоит «Итог заказа», а\u00a0эта полоса скрыта. Вместе с\u00a0«Нижней панелью» ее\u00a0не\u00a0ставят.',
    },
    docs: { story: { inline: false, height: '360px' } },
  },
  globals: { viewport: { value: 'phone' } },
  args: {
    total: '1\u00a0199\u00a0₽',
    note: '2 отчета, до\u00a014:50',
    action: <Button onClick={onOrder}>Оформить</Button>,
  },
  render: (args) => (
    <>
      <p>На&nbsp;телефоне выбирают отчеты, а&nbsp;сумма остается на&nbsp;виду у&nbsp;нижнего края.</p>
      <StickyTotal {...args} />
    </>
  ),
} satisfies Meta<typeof StickyTotal>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Стоит у\u00a0нижнего края, кнопка нажимается',
  play: async ({ canvas }) => {
    const bar = canvas.getByText('1 199 ₽').closest('div')!
    await expect(bar.getBoundingClientRect().bottom).toBe(innerHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Оформить' }))
    await expect(onOrder).toHaveBeenCalledOnce()
  },
}
export const Nothing: Story = {
  name: 'Ничего не\u00a0выбрано',
  args: {
    total: '0\u00a0₽',
    note: 'Отметьте хотя\u00a0бы один отчет',
    action: <Button disabled>Оформить</Button>,
  },
}
export const Long: Story = {
  name: 'Длинные слова',
  args: {
    total: '1\u00a0234\u00a0567\u00a0₽',
    note: '14 отчетов о\u00a0собственниках, обременениях и\u00a0переходе прав',
    action: <Button>Оформить и&nbsp;оплатить</Button>,
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button').getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(innerWidth - 20)
  },
}
