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
export const Fiz: Story = {
  name: 'Люди',
  args: { brand: 'fiz', children },
  play: async ({ canvas, canvasElement }) => {
    // Whatever the brand of the page around it is.
    const banner = getComputedStyle(canvas.getByRole('region', { name: 'Объявление' }))
    const root = getComputedStyle(canvasElement.ownerDocument.documentElement)
    await expect(banner.backgroundColor).not.toBe('')
    await expect(root.getPropertyValue('--color-primary')).not.toBe('')
  },
}
