<?php // Takes the price form's POST, keeps each inquiry once as a file, and writes you an e-mail. PHP 8.1 or newer.
$folder = __DIR__ . '/../inquiries';      // outside of what your web server shows
$to = getenv('INQUIRIES_TO') ?: '';       // your address; without one inquiries are only kept
header('Access-Control-Allow-Origin: *'); // or your page: https://www.example.com
header('Access-Control-Allow-Headers: content-type, idempotency-key');
function answer(int $status): never { http_response_code($status); exit; }
if ($_SERVER['REQUEST_METHOD'] === 'OPTIONS') answer(204);
if ($_SERVER['REQUEST_METHOD'] !== 'POST') answer(405);
$inquiry = json_decode(file_get_contents('php://input', length: 20000), true);
foreach (['id', 'name', 'phone', 'email', 'floor', 'page'] as $field)
  if (!is_string($inquiry[$field] ?? null) || $inquiry[$field] === '' && $field !== 'floor') answer(422);
['id' => $id, 'email' => $email] = $inquiry;
if (!preg_match('/^\w{1,64}$/D', $id) || $id !== ($_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? '')) answer(422);
if (!filter_var($email, FILTER_VALIDATE_EMAIL)) answer(422);
if (!is_dir($folder) && !@mkdir($folder, 0700, true)) answer(503);
if (is_file("$folder/$id.json")) answer(200); // it came before
$text = json_encode($inquiry, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
// Written whole beside its place first: a full disk leaves no half of one.
$draft = tempnam($folder, 'new');
if (!$draft || file_put_contents($draft, $text) !== strlen($text) || !@link($draft, "$folder/$id.json"))
  { @unlink($draft); answer(is_file("$folder/$id.json") ? 200 : 503); }
unlink($draft);
if ($to) mail($to, 'Inquiry', $text, ['Reply-To' => $email, 'Content-Type' => 'text/plain; charset=utf-8']);
answer(201);
