import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AlertBanner } from '../../frame/alert-banner/alert-banner.tsx'
import { LogoLockup } from '../../frame/logo/logo.tsx'
import { BrandScope } from './brand-scope.tsx'

const meta = {
  title: 'Консоль/Части/Вид сайта',
  component: BrandScope,
  parameters: {
    guide: {
      about: 'Показывает содержимое так, как на сайте выбранного бренда.',
      use: 'Показать в консоли то, что увидят посетители: цвета и кегли того бренда, о котором речь.',
      avoid: 'Сама консоль бренда не имеет.',
    },
  },
} satisfies Meta<typeof BrandScope>

export default meta

type Story = StoryObj<typeof meta>

const children = (
  <>
    <AlertBanner>Росреестр отвечает до двух дней</AlertBanner>
    <p style={{ padding: 16 }}>
      <LogoLockup shape="parcel" name="Проверка" />
    </p>
  </>
)

export const Realty: Story = {
  name: 'Недвижимость',
  args: { brand: 'realty', children },
}
export const Both: Story = {
  name: 'Оба бренда на одном экране',
  args: { brand: 'fiz', children },
  render: (args) => (
    <>
      <BrandScope brand="realty">{args.children}</BrandScope>
      <BrandScope brand="fiz">{args.children}</BrandScope>
    </>
  ),
  play: async ({ canvas }) => {
    const grounds = canvas
      .getAllByRole('region', { name: 'Объявление' })
      .map((banner) => getComputedStyle(banner).backgroundColor)
    await expect(new Set(grounds).size).toBe(2)
  },
}
