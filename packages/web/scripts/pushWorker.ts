export {};

// The service worker that shows push notices. It caches nothing and answers no requests.

interface Pushed extends Event {
  data: { json(): { title: string; body: string; url: string } } | null;
  waitUntil(work: Promise<unknown>): void;
}

interface Clicked extends Event {
  notification: { close(): void; data: { url: string } };
  waitUntil(work: Promise<unknown>): void;
}

interface Worker {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: { openWindow(url: string): Promise<unknown> };
  location: { origin: string };
  addEventListener(name: string, handler: (event: never) => void): void;
}

const me = self as unknown as Worker; // the library of a page has no types for workers

me.addEventListener('push', (event: Pushed) => {
  const pushed = event.data?.json();
  if (!pushed) return;
  const { title, body, url } = pushed;
  event.waitUntil(me.registration.showNotification(title, { body, tag: url, data: { url } }));
});

me.addEventListener('notificationclick', (event: Clicked) => {
  const { notification } = event;
  notification.close();
  const { url } = notification.data;
  // Only our own pages, whatever the push service has made of it.
  if (new URL(url).origin === me.location.origin) event.waitUntil(me.clients.openWindow(url));
});
