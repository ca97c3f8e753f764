import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { RadioCards } from './radio-cards.tsx'

const meta = {
  title: 'Поля/Выбор из карточек',
  parameters: {
    guide: {
      use: 'Два-четыре варианта, у\u00a0каждого есть пояснение: оплата, кто заказывает.',
      avoid: 'Без пояснений возьмите «Переключатель из\u00a0нескольких».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj

function Demo() {
  const [value, setValue] = useState('card')
  return (
    <RadioCards
      legend="Способ оплаты"
      name="pay"
      value={value}
      onChange={setValue}
      options={[
        { value: 'card', label: 'Банковской картой', hint: 'Мир, тестовый платеж' },
        { value: 'invoice', label: 'Счет для организации', hint: 'Закрывающие документы' },
      ]}
    />
  )
}
export const Default: Story = {
  name: 'Способ оплаты',
  render: () => <Demo />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Счет для организации'))
    await expect(canvas.getByRole('radio', { name: /Счет/ })).toBeChecked()
  },
}
