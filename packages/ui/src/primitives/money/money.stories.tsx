import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from './money.tsx'

const meta = {
  title: 'Части/Деньги',
  component: Money,
  parameters: {
    guide: {
      use: 'Любая сумма на экране: цена, итог, баланс, движение по счету.',
      avoid: 'Для ввода суммы берите поле «Деньги»; цену с составом и сроком показывает «Строка цены».',
    },
  },
  args: { kopecks: 119900 },
} satisfies Meta<typeof Money>

export default meta

type Story = StoryObj<typeof meta>

export const Price: Story = {
  name: 'Цена: не переносится, цифры одной ширины',
  args: { kopecks: 123456700 },
  render: (args) => (
    <p style={{ width: 40 }}>
      <Money {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const price = canvas.getByText('1 234 567 ₽')
    await expect(price.getClientRects()).toHaveLength(1)
    await expect(getComputedStyle(price).fontVariantNumeric).toContain('tabular-nums')
  },
}
export const Free: Story = {
  name: 'Бесплатно',
  args: { kopecks: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Бесплатно')).toBeVisible()
  },
}
export const From: Story = { name: 'От', args: { kopecks: 9900, from: true } }
export const Old: Story = {
  name: 'Прежняя цена',
  args: { kopecks: 119900, old: 149700 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('del')).toHaveTextContent(/^Раньше 1 497 ₽$/)
  },
}
export const Amount: Story = { name: 'Пустой баланс', args: { kopecks: 0, as: 'amount' } }
export const Movements: Story = {
  name: 'Движения по счету',
  render: () => (
    <ul style={{ display: 'grid', gap: 8, justifyItems: 'end', maxWidth: 160 }}>
      {[150000, -9900, -119900, 0].map((kopecks) => (
        <li key={kopecks}>
          <Money kopecks={kopecks} as="movement" />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1 500 ₽')).toBeVisible()
    await expect(canvas.getByText('−99 ₽')).toBeVisible()
  },
}
export const Unknown: Story = { name: 'Неизвестна', args: { kopecks: Number.NaN } }
export const Phone: Story = {
  name: 'Телефон: столбец сумм рядом с длинными словами',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <dl style={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: '8px 16px' }}>
      <dt>Полная проверка квартиры и всех ее собственников</dt>
      <dd>
        <Money kopecks={119900} old={149700} />
      </dd>
      <dt>Кадастровая стоимость земельного участка под домом</dt>
      <dd>
        <Money kopecks={123456789000} as="amount" />
      </dd>
    </dl>
  ),
  play: async ({ canvas }) => {
    const sum = canvas.getByText('1 234 567 890 ₽')
    await expect(sum.getClientRects()).toHaveLength(1)
    await expect(sum.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
