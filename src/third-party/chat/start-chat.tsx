import { createRoot } from 'react-dom/client';
import { rootErrors } from '../../runtime/root-errors.ts';
import { createChatSupport } from '../../gateway-client/chat-support.ts';
import type { GatewayClient } from '../../gateway-client/client.ts';
import { createChat, type Chat } from './chat.ts';
import { ChatCorner } from './ChatCorner.tsx';

type StartChatOptions = Omit<Parameters<typeof createChat>[0], 'findIdentity'> & {
  gateway: GatewayClient;
  helpPath: string;
};

/** The chat and what is shown of it beside the widget's own. Once for each page, when it is first wanted. */
export function startChat({ gateway, helpPath, ...options }: StartChatOptions): Chat {
  const chat = createChat({ ...options, findIdentity: createChatSupport(gateway).findChatIdentity });
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place, rootErrors).render(<ChatCorner chat={chat} helpPath={helpPath} />);
  return chat;
}
