import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlertBanner } from './alert-banner.tsx'

const meta = {
  title: 'Части/Объявление',
  component: AlertBanner,
  parameters: {
    guide: {
      about: 'Сообщение всему сайту над шапкой.',
      use: 'Для новости, которая касается всех посетителей сайта прямо сейчас: плановые работы реестра, перерыв в оплате.',
      avoid:
        'Для ответа на действие одного человека берите «Уведомления», для пояснения внутри страницы — «Замечание».',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof AlertBanner>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'На весь сайт',
  args: { children: 'Росреестр на плановых работах 22.11.2026 с 2:00 до 6:00 МСК', href: '#' },
}
export const WithoutLink: Story = {
  name: 'Без ссылки',
  args: { children: 'Ответы ФССП сегодня идут до часа' },
}
export const WithHeading: Story = {
  name: 'С заголовком',
  args: {
    heading: 'Выписки готовим дольше обычного.',
    children: 'Росреестр отвечает до двух дней. Деньги за опоздание вернем сами.',
  },
}
export const Phone: Story = {
  name: 'Телефон, длинный текст',
  globals: { viewport: { value: 'phone' } },
  args: {
    children:
      'Росреестр на плановых работах 22.11.2026 с 2:00 до 6:00 МСК: заказы примем, отчеты придут после окончания работ',
    href: '#',
  },
}
