// Lets this browser get push notices. Without scripts or without push the page has no such button, and mail does it all.

const box = document.getElementById('push');
const { key, worker } = box?.dataset ?? {};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

async function subscribe(say: (text: string) => void): Promise<void> {
  const registered = await navigator.serviceWorker.register(worker!);
  await navigator.serviceWorker.ready;
  const browser = await registered.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key!),
  });
  const { endpoint, keys } = browser.toJSON();
  const answer = await fetch('/account/notices/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
  const { say: said } = await answer.json();
  say(said);
}

if (box && key && worker && 'serviceWorker' in navigator && 'PushManager' in window) {
  box.hidden = false;
  const status = box.querySelector('span')!;
  const say = (text: string) => {
    status.textContent = text;
  };
  box.querySelector('button')?.addEventListener('click', () => {
    subscribe(say).catch(() => say('The browser did not allow it.'));
  });
}
