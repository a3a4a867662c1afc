<?php
/**
 * Plugin Name:       Kulla Apartment Picker
 * Description:       Shows the apartments of a building project: a block, a shortcode, a pasted address, and inquiries in your own site.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      8.0
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       kulla
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/includes/texts.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/scripts.php';
require __DIR__ . '/includes/files.php';
require __DIR__ . '/includes/colours.php';
require __DIR__ . '/includes/markup.php';
require __DIR__ . '/includes/places.php';
require __DIR__ . '/includes/inquiry.php';
require __DIR__ . '/includes/inquiries.php';
require __DIR__ . '/includes/privacy.php';

register_deactivation_hook( __FILE__, fn() => wp_clear_scheduled_hook( 'kulla_delete_old_inquiries' ) );
