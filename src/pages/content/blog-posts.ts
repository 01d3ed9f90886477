/** The posts of the blog, the newest first. */
export const blogPosts = [
  {
    title: 'The half of your speed that nobody advertises',
    text: 'Why sending matters as much as receiving, and what a tenth of it feels like.',
    to: '/blog/upload-speed',
  },
  {
    title: 'Five places where your router shouldn’t be',
    text: 'It wants to be seen. Most of us hide it behind the television.',
    to: '/blog/router-places',
  },
  {
    title: 'How to leave your provider without ringing it',
    text: 'One Touch Switch, as told by someone who dreads phone calls.',
    to: '/blog/one-touch-switch',
  },
] as const;
