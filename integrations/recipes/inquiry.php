<?php
// Receives the price form's POST, stores each inquiry once as a file, and sends you an e-mail. PHP 8.1 or newer.

// Must be outside the folders that your web server publishes: a folder inside them is refused.
$folder = getenv('INQUIRIES_FOLDER') ?: dirname(__DIR__) . '/inquiries';
// Or a folder inside them that you have configured your web server not to publish.
$protectedFolder = getenv('INQUIRIES_PROTECTED_FOLDER') ?: '';
// Your e-mail address; without it inquiries are only stored.
$to = getenv('INQUIRIES_TO') ?: '';
// The origin whose pages may post: `*` for any, or your own: https://www.example.com
$origin = '*';
// New inquiries a minute from one sender. Behind a proxy of yours all visitors count as one sender: let the proxy limit them.
const LETTERS_A_MINUTE = 10;
// At most this many senders are counted within a minute; further ones have to wait.
const MOST_SENDERS = 2000;
const LONGEST_BODY = 20000;
// The price form sends at most this many values per visit, and at most this many own fields.
const MOST_VALUES = 15;
// The names of the text fields, and whether each may be null.
const TEXTS = ['id' => false, 'name' => false, 'phone' => false, 'email' => false, 'floor' => false, 'partner' => true,
  'page' => false, 'locale' => false, 'consent' => true, 'sentAt' => false];

ini_set('display_errors', '0');
umask(0077);
header("Access-Control-Allow-Origin: $origin");
header('Access-Control-Allow-Headers: content-type, idempotency-key');
header('Access-Control-Expose-Headers: Retry-After');
header('Cache-Control: no-store');

function answer(int $status): never {
  http_response_code($status);
  exit;
}

/** The form retries after a 500, so no inquiry is lost while you fix the problem. */
function fail(string $sentence): never {
  error_log("inquiry.php: $sentence");
  answer(500);
}

/** One line: without control characters, line separators, and marks that change the writing direction. */
function oneLine(mixed $text): ?string {
  if (!is_string($text) || !preg_match('/^.{0,2000}$/Dsu', $text)) return null;
  return trim(preg_replace('/[\p{Cc}\p{Zl}\p{Zp}\x{061C}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}]+/u', ' ', $text));
}

/** The texts of an object whose names have the form that the price form uses; all others are left out. */
function plainValues(mixed $sent): array {
  $values = [];
  foreach (is_array($sent) ? $sent : [] as $name => $value) {
    $line = oneLine($value);
    if ($line === null || !preg_match('/^[\w.-]{1,40}$/D', (string) $name) || count($values) === MOST_VALUES) continue;
    $values[$name] = preg_replace('/^(.{300}).*$/su', '$1', $line);
  }
  return $values;
}

function readVisit(mixed $sent): ?array {
  $visit = is_array($sent) ? array_map(oneLine(...), array_intersect_key($sent, ['at' => 1, 'landing' => 1, 'referrer' => 1])) : [];
  if (count(array_filter($visit, is_string(...))) !== 3 || !preg_match('/^\d{4}-\d\d-\d\dT[\d:.]+Z$/D', $visit['at'])) return null;
  if (!preg_match('#^https?://#i', $visit['landing'])) $visit['landing'] = '';
  if (!preg_match('/^[\w.:[\]-]*$/D', $visit['referrer'])) $visit['referrer'] = '';
  return [...$visit, 'values' => (object) plainValues($sent['values'] ?? null)];
}

/** Only the known fields; null if one is missing or wrong. A campaign that does not match the documentation is left out of the inquiry. */
function readInquiry(mixed $sent): ?array {
  if (!is_array($sent) || !is_array($sent['apartments'] ?? null) || count($sent['apartments']) > 500) return null;
  $apartments = array_map(oneLine(...), array_values($sent['apartments']));
  if (in_array(null, $apartments, true)) return null;
  $inquiry = [];
  foreach (TEXTS as $field => $mayBeNull) {
    $isNull = $mayBeNull && !isset($sent[$field]);
    $inquiry[$field] = $isNull ? null : oneLine($sent[$field] ?? null);
    if ($inquiry[$field] === null && !$isNull) return null;
    if ($field === 'id') $inquiry['apartments'] = $apartments;
  }
  if (!preg_match('#^https?://#i', $inquiry['page'])) $inquiry['page'] = '';
  if (!preg_match('/^[\w-]{1,64}$/D', $inquiry['id']) || $inquiry['name'] === '') return null;
  if (!filter_var($inquiry['email'], FILTER_VALIDATE_EMAIL)) return null;
  if (!preg_match('/^\d{4}-\d\d-\d\dT[\d:.]+Z$/D', $inquiry['sentAt'])) return null;
  $campaign = is_array($sent['campaign'] ?? null) ? $sent['campaign'] : [];
  $last = readVisit($campaign['last'] ?? null);
  if ($last) $inquiry['campaign'] = ['first' => readVisit($campaign['first'] ?? null) ?? $last, 'last' => $last];
  $fields = plainValues($sent['ownFields'] ?? null);
  return $fields ? [...$inquiry, 'ownFields' => (object) $fields] : $inquiry;
}

function isInside(string $place, string $root): bool {
  [$place, $root] = [rtrim($place, '/\\'), rtrim($root, '/\\')];
  return $place === $root || str_starts_with($place, $root . DIRECTORY_SEPARATOR);
}

/** The real path of the folder, which is created if necessary. */
function openFolder(string $folder, bool $isProtected): string {
  $isNew = @mkdir($folder, 0700, true);
  $place = realpath($folder);
  if ($place === false || !is_dir($place)) fail("$folder does not exist and cannot be created.");
  foreach ($isProtected ? [] : [$_SERVER['DOCUMENT_ROOT'] ?? '', $_SERVER['CONTEXT_DOCUMENT_ROOT'] ?? '', __DIR__] as $root) {
    $shown = $root === '' ? false : realpath($root);
    if ($shown === false || !isInside($place, $shown)) continue;
    if ($isNew) @rmdir($place);
    fail("$place is in $shown, which the web server shows to everyone: no inquiry is stored there. Set INQUIRIES_FOLDER to a folder "
      . 'outside, or INQUIRIES_PROTECTED_FOLDER to one that the web server refuses to show.');
  }
  return $place;
}

/** Identifies a sender: for IPv6 by its network, because every machine has countless addresses. */
function networkOf(string $address): string {
  $bytes = (string) @inet_pton($address);
  return strlen($bytes) === 16 ? substr($bytes, 0, 8) : $bytes;
}

/**
 * Whether this sender may send another inquiry. `$file`: the times of the last minute's inquiries per sender, by a hash that cannot be
 * turned back into an address; older entries are removed.
 */
function mayStillSend($file): bool {
  $kept = json_decode((string) stream_get_contents($file, 1000000), true);
  $now = microtime(true);
  $salt = is_string($kept['salt'] ?? null) ? $kept['salt'] : bin2hex(random_bytes(16));
  $senders = [];
  foreach (is_array($kept['senders'] ?? null) ? $kept['senders'] : [] as $sender => $times) {
    $recent = array_values(array_filter((array) $times, fn($time) => is_numeric($time) && $time > $now - 60 && $time <= $now));
    if ($recent) $senders[$sender] = $recent;
  }
  if (!$senders) $salt = bin2hex(random_bytes(16));
  $sender = hash_hmac('sha256', networkOf($_SERVER['REMOTE_ADDR'] ?? ''), $salt);
  $isFull = count($senders) >= MOST_SENDERS && !isset($senders[$sender]);
  if ($isFull || count($senders[$sender] ?? []) >= LETTERS_A_MINUTE) return false;
  $senders[$sender][] = $now;
  $text = json_encode(['salt' => $salt, 'senders' => $senders]);
  if (!rewind($file) || !ftruncate($file, 0) || fwrite($file, $text) !== strlen($text) || !fflush($file)) {
    ftruncate($file, 0);
    fail('the list of senders cannot be written: is the disk full?');
  }
  return true;
}

/** Writes a temporary file first and renames it, so that a full disk leaves no partial inquiry. */
function keep(string $place, string $text): void {
  $half = "$place.half";
  @unlink($half);
  $file = @fopen($half, 'x');
  $isWhole = $file && @fwrite($file, $text) === strlen($text) && fflush($file);
  if ($file) $isWhole = fclose($file) && $isWhole;
  if ($isWhole && @rename($half, $place)) return;
  @unlink($half);
  fail("$place cannot be written: is the disk full, or does it belong to another user?");
}

if ($_SERVER['REQUEST_METHOD'] === 'OPTIONS') answer(204);
if ($_SERVER['REQUEST_METHOD'] !== 'POST') answer(405);
if (!preg_match('#^application/json\b#i', $_SERVER['CONTENT_TYPE'] ?? '')) answer(415);
$body = (string) file_get_contents('php://input', length: LONGEST_BODY + 1);
if (strlen($body) > LONGEST_BODY) answer(413);
$inquiry = readInquiry(json_decode($body, true, 16));
if (!$inquiry || $inquiry['id'] !== ($_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? '')) answer(422);

$place = openFolder($protectedFolder ?: $folder, $protectedFolder !== '');
// Requests take turns: an inquiry that arrives twice at the same moment is stored once.
$senders = @fopen("$place/senders.json", 'c+');
if (!$senders || !flock($senders, LOCK_EX)) fail("$place cannot be written: does it belong to another user?");
// Hashed, so that the sender cannot choose any part of the file name.
$kept = "$place/" . hash('sha256', $inquiry['id']) . '.json';
if (is_file($kept)) answer(200); // already received
if (!mayStillSend($senders)) {
  header('Retry-After: 30');
  answer(429);
}
$text = json_encode($inquiry, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
keep($kept, $text);
flock($senders, LOCK_UN);
$headers = ['Reply-To' => $inquiry['email'], 'Content-Type' => 'text/plain; charset=utf-8'];
if ($to !== '' && !@mail($to, 'Inquiry', $text, $headers)) error_log("inquiry.php: no e-mail could be sent about $kept.");
answer(201);
