import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BalanceParts } from './balance-parts.tsx'

const meta = {
  title: 'Части/Состав баланса',
  component: BalanceParts,
  parameters: {
    guide: {
      about: 'Из чего складывается баланс: свои деньги сплошные, бонус штрихом.',
      use: 'Под суммой баланса, когда в ней есть бонус: сколько своих денег и сколько подарено.',
      avoid: 'Без бонуса делить нечего: довольно суммы.',
    },
  },
} satisfies Meta<typeof BalanceParts>

export default meta

type Story = StoryObj<typeof meta>

export const Both: Story = {
  name: 'Свои и бонус',
  args: { own: 5401, bonus: 500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 401 ₽')).toBeVisible()
    await expect(canvas.getByText('500 ₽')).toBeVisible()
  },
}
export const BonusAlone: Story = {
  name: 'Один бонус',
  args: { own: 0, bonus: 500 },
  play: async ({ canvasElement }) => {
    const [own, bonus] = [...canvasElement.querySelectorAll('[aria-hidden] > span')]
    await expect(own?.getBoundingClientRect().width).toBeLessThan(4)
    await expect(bonus?.getBoundingClientRect().width).toBeGreaterThan(100)
  },
}
export const Owing: Story = {
  name: 'Своих меньше нуля',
  args: { own: -300, bonus: 500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−300 ₽')).toBeVisible()
  },
}
